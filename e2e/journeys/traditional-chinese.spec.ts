import { expect, test } from '../harness/journey.ts'
import { openLogin } from '../harness/member.ts'
import { follow } from '../harness/visit.ts'

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
  // Characters that exist only in simplified Chinese.
  expect(text.match(/[这们为说国时会动关员户账]/g) ?? []).toEqual([])

  await page.getByRole('button', { name: '简体中文' }).click()
  await openLogin(page)
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
