import { devices } from '@playwright/test'
import { expectAccessible } from '../harness/accessible.ts'
import { boundMember, centreOf } from '../harness/cashier.ts'
import { expect, test } from '../harness/journey.ts'
import { expectFitsPhone } from '../harness/phone-width.ts'
import { settlePlay } from '../harness/settled-play.ts'
import { closeOtherTabs, keepLoaded, open } from '../harness/visit.ts'

const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
test.use({ ...phone, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 })

test('with a thumb: signs in, draws, claims a gift, and finds all of it in the record', async ({
  page,
  site,
}) => {
  const { name } = await boundMember(page, site, { realName: '掌上客' })
  await settlePlay(site, name, 1_500_00n)
  keepLoaded(page)
  const main = page.getByRole('main')
  const visit = async (path: string): Promise<void> => {
    await open(page, site, path)
    await closeOtherTabs(page)
  }

  // Play is counted within a second; the page asks when it is opened.
  await expect(async () => {
    await page.goto(`${site.address}/activity/signGift/1`)
    await expect(main.getByRole('button', { name: '立即签到' })).toBeEnabled({ timeout: 2_000 })
  }).toPass()
  await main.getByRole('button', { name: '立即签到' }).tap()
  await expect(main.getByRole('button', { name: '今日已签到' })).toBeDisabled()
  await expectAccessible(page, 'sign-in')

  await visit('/activity/drawGift/1')
  await main.getByRole('button', { name: '抽奖' }).tap()
  await expect(main.getByText('今天还可抽 0 次')).toBeVisible()
  await expectAccessible(page, 'wheel')

  await visit('/activity/bettingGift/1')
  await main.getByRole('button', { name: /^领取/ }).tap()
  const confirm = page.getByRole('button', { name: '确认领取' })
  await expect(confirm).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'confirmation')
  await confirm.tap()
  await expect(main.getByText('已领取')).toBeVisible()
  expect(await centreOf(site, name)).toBeGreaterThanOrEqual(8_00n + 50n + 88n)

  await visit('/mine/giftRecord')
  await expect(main.getByText('共 3 条')).toBeVisible()
  for (const path of [
    '/activity/racePage/1',
    '/activity/friendInvitation',
    '/activity/firstDeposit/1',
    '/activity/againDeposit/1',
    '/activity/newTask/1',
    '/mine/welfare',
  ]) {
    await visit(path)
    await main.getByRole('heading').first().waitFor()
    await expectAccessible(page, path)
    await expectFitsPhone(page, path)
  }
})
