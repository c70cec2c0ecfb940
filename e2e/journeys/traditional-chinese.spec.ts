import { expect, test } from '../harness/journey.ts'
import { openLogin } from '../harness/member.ts'
import { simplifiedIn } from '../harness/simplified.ts'
import { follow, openPath } from '../harness/visit.ts'

test('a visitor reads the site in traditional Chinese, also after a reload', async ({
  page,
  site,
}) => {
  await page.goto(site.address)
  await page.getByRole('button', { name: '繁體中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: '註冊', exact: true })).toBeVisible()
  await expect(header.getByRole('link', { name: '體育' })).toBeVisible()

  await page.reload()
  await expect(header.getByRole('button', { name: '登入', exact: true })).toBeVisible()
  await follow(page, '/app/help/gztk')
  await expect(page.getByRole('heading', { level: 1, name: /條款/ })).toBeVisible()
  const text = await page.getByRole('main').innerText()
  expect(simplifiedIn(text)).toEqual([])

  await page.getByRole('button', { name: '简体中文' }).click()
  await openLogin(page)
})

test('a slot, its rules and a card table are in traditional Chinese', async ({ page, site }) => {
  await openPath('/dz/game?g=KOI', '锦鲤跃门')(page, site)
  await page.getByRole('button', { name: '繁體中文' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '錦鯉躍門' })).toBeVisible()
  await expect(main.getByRole('button', { name: '登入下注' })).toBeVisible()
  expect(simplifiedIn(await main.innerText())).toEqual([])
  await main.getByRole('button', { name: '規則' }).click()
  const rules = page.getByRole('dialog')
  await expect(rules.getByText('免費旋轉', { exact: true })).toBeVisible()
  expect(simplifiedIn(await rules.innerText())).toEqual([])
  await page.keyboard.press('Escape')

  await follow(page, '/dz/game?g=NN')
  await expect(main.getByText('平倍', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: /^發牌/ })).toBeVisible()
  expect(simplifiedIn(await main.innerText())).toEqual([])
})

test('the operator may make traditional Chinese the language of a first visit', async ({
  page,
  site,
}) => {
  const language = (value: string) =>
    site.change(
      'switches',
      { defaultLanguage: value },
      (info) => info.switches['defaultLanguage'] === value,
    )
  await language('zh-TW')
  await page.goto(site.address)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  await language('zh-CN')
})
