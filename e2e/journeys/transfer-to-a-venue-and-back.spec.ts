import { expectBalance } from '../harness/cashier.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import {
  expectVenueMoney,
  hangAfterTransfer,
  openTransfer,
  openWallet,
  sendTransfer,
} from '../harness/venues.ts'

test('money goes to a venue and back, in parts and all at once', async ({ page, site }) => {
  await memberReady(page, site, { balance: 1_000_00n })
  await openTransfer(page, site, 1)
  await sendTransfer(page, '300.55')
  await expect(page.getByRole('status').filter({ hasText: '转账成功' })).toBeVisible()
  await expectBalance(page, 699_45n)

  await openTransfer(page, site, 2)
  await sendTransfer(page, '100.55')
  await expect(page.getByRole('status').filter({ hasText: '转账成功' })).toBeVisible()
  await expectBalance(page, 800_00n)

  await openWallet(page, site)
  await expectVenueMoney(page, '¥200.00')
  await page.getByRole('button', { name: '一键回收' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已回收 ¥200 到中心钱包' })).toBeVisible()
  await expectBalance(page, 1_000_00n)
  await expectVenueMoney(page, '¥0.00')
})

test('a transfer without an answer of the venue is reconciled and reported', async ({
  page,
  site,
}) => {
  await memberReady(page, site, { balance: 500_00n })
  await openTransfer(page, site, 1)
  await hangAfterTransfer(site)
  await sendTransfer(page, '120')
  await expect(page.getByRole('status').filter({ hasText: '转账处理中' })).toBeVisible()
  await expectBalance(page, 380_00n)
  // Less than the time tolerance of calls, and more than the poll interval.
  await site.advance(20_000)
  await expect(page.getByRole('status').filter({ hasText: '转账成功' })).toBeVisible()
  await openWallet(page, site)
  await expectVenueMoney(page, '¥120.00')
  await expectBalance(page, 380_00n)
})
