import { fenToCny } from '@xinghe/rules/base/money.ts'
import { railNames, rails } from '@xinghe/rules/wallet/rails.ts'
import { centreOf, expectBalance, openOrder, playBank, realName } from '../harness/cashier.ts'
import { expect, test } from '../harness/journey.ts'
import { memberReady } from '../harness/member-ready.ts'
import { keepLoaded } from '../harness/visit.ts'

test('money comes in by each rail, and the waiting page and the header move by themselves', async ({
  page,
  site,
}) => {
  // Also rails that are switched off by default.
  const switched = railNames.filter((one) => !rails[one].shipsOn)
  for (const rail of switched) await site.command('rail', rail, 'open')
  const { name } = await memberReady(page, site, { realName })
  keepLoaded(page)
  let before = 0n
  for (const rail of railNames) {
    const orderId = await openOrder(page, site, rail)
    expect(new URL(page.url()).pathname).toBe(`/mine/${rails[rail].waitRoute}`)
    await expectBalance(page, before)
    expect(await playBank(page, site, orderId, '按时付款')).toContain('HTTP 200，已受理')

    await expect(page.getByRole('heading', { level: 1, name: '存款成功' })).toBeVisible()
    const now = await centreOf(site, name)
    // The page of the previous rail stays mounted in its tab.
    const credited = page.getByText(`+${fenToCny(now - before)}`, { exact: true })
    await expect(credited.filter({ visible: true })).toBeVisible()
    await expectBalance(page, now)
    before = now
  }
  // 500 each, and the cents and millionths of coins by which orders are told apart.
  const least = BigInt(railNames.length) * 500_00n
  expect(before).toBeGreaterThan(least)
  expect(before).toBeLessThan(least + BigInt(railNames.length) * 1_00n)
  for (const rail of switched) await site.command('rail', rail, 'close')
})
