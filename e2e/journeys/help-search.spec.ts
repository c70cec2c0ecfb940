import { devices } from '@playwright/test'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { helpSlugs } from '@xinghe/rules/site/help-slugs.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { expect, test } from '../harness/journey.ts'
import { expectFitsPhone } from '../harness/phone-width.ts'
import { simplifiedIn } from '../harness/simplified.ts'
import { follow, settle } from '../harness/visit.ts'

test('a visitor finds a section by keyboard, in either script, and says whether it helped', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/app/help/kh`)
  const main = page.getByRole('main')
  const search = main.getByRole('searchbox', { name: '搜索帮助内容' })
  const results = main.getByRole('list', { name: '搜索结果' })
  await search.fill('驗證碼')
  await expect(results.locator('mark').first()).toHaveText('验证码')
  await expectAccessible(page, 'help search')
  await search.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(results.getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(search).toBeFocused()
  await search.fill('火星旅行团')
  await expect(main.getByText('没有找到相关内容').last()).toBeVisible()
  await expectAccessible(page, 'help search without results')
  await search.fill('收不到验证码')
  await search.press('Enter')
  await expect(page).toHaveURL(`${site.address}/app/help/qtwt#code`)
  await expect(main.getByRole('heading', { name: '收不到验证码怎么办？' })).toBeInViewport()

  const vote = main.getByRole('region', { name: '本页内容对您有帮助吗？' })
  await vote.getByRole('button', { name: '没有帮助' }).click()
  await expect(vote).toContainText('很抱歉没有帮到您')
  await expect(vote.getByRole('link', { name: '写意见反馈' })).toBeVisible()
  await page.reload()
  await expect(vote).toContainText('很抱歉没有帮到您')
  const votes = await site.query<{ helpful: boolean }[]>`
    select helpful from help_vote where page = 'qtwt'`
  expect(votes).toEqual([{ helpful: false }])
})

test('a help page states the present figures of the site, and none when it cannot read them', async ({
  page,
  site,
}) => {
  const [rail] = await site.query<{ title: string; least: bigint }[]>`
    select title_cn as title, min_amount as least from payment_rail where open
    order by position limit 1`
  if (rail === undefined) throw new Error('No rail is open.')
  await page.goto(`${site.address}/app/help/ck`)
  const row = page.getByRole('main').getByRole('row', { name: rail.title }).first()
  await expect(row).toContainText(`${fenToGroupedText(rail.least)} 至`)
  await expect(page.getByText('以上为本站当前的实际设置')).toBeVisible()
  await expectAccessible(page, 'help with live figures')

  await page.route('**/xxxx/**', (route) => route.abort())
  await follow(page, '/app/help/hzhb')
  const fault = page.getByRole('main').getByRole('alert')
  await expect(fault).toContainText('当前设置读取失败')
  await expectAccessible(page, 'help without live figures')
  await page.unroute('**/xxxx/**')
  await fault.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('columnheader', { name: '佣金比例' })).toBeVisible()
})

const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
test.describe('on a phone in traditional Chinese', () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 })

  test('the search takes both scripts and shows the script of the site', async ({ page, site }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'zh-TW'))
    await page.goto(`${site.address}/app/help/kh`)
    const main = page.getByRole('main')
    const search = main.getByRole('searchbox', { name: '搜尋幫助內容' })
    const results = main.getByRole('list', { name: '搜尋結果' })
    await search.fill('验证码')
    await expect(results.locator('mark').first()).toHaveText('驗證碼')
    await settle(page)
    expect(simplifiedIn(await main.innerText())).toEqual([])
    await expectFitsPhone(page, 'help search')
    await search.fill('提款')
    await results.getByRole('link').first().tap()
    await expect(page).toHaveURL(/\/app\/help\/(qk|xnbcqkjc|zz)#/)
  })

  test('no page shows a Simplified letter or is wider than the phone', async ({ page, site }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'zh-TW'))
    await page.goto(`${site.address}/app/help/kh`)
    const main = page.getByRole('main')
    for (const slug of helpSlugs) {
      await follow(page, `/app/help/${slug}`)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await settle(page)
      expect([slug, simplifiedIn(await main.innerText())]).toEqual([slug, []])
      await expectFitsPhone(page, slug)
    }
  })
})
