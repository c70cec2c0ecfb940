import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { gateCalls } from '../harness/call-gate.ts'
import { expect, test } from '../harness/journey.ts'
import { beads, betsOf, nextRound, openTable, ownBets, spot } from '../harness/live-table.ts'
import { memberReady } from '../harness/member-ready.ts'
import type { Site } from '../harness/site.ts'
import { gameWallet } from '../harness/slot-machine.ts'
import { expectToast } from '../harness/toasts.ts'

const roundState = async (site: Site): Promise<string> => {
  const [round] = await site.query<{ state: string }[]>`
    select state from game_round where table_code = 'BA1' order by number desc limit 1`
  return round?.state ?? ''
}

test('a bet that comes after the close is refused with the reason, charges nothing and is not moved to the next round', async ({
  page,
  drawingSite: site,
}) => {
  const gate = await gateCalls(page)
  const { name } = await memberReady(page, site, { balance: 500_00n })
  await openTable(page, site, 'BA1')
  await site.withStoppedClock(async () => {
    await nextRound(page, site, 'BA1')
    await spot(page, '庄').click()
    const confirm = page.getByRole('button', { name: '确认下注 ¥10' })
    // The calls that enter the venue are answered by then.
    await expect(confirm).toBeEnabled()
    await expect.poll(() => gate.isLoggedIn()).toBe(true)
    gate.hold()
    const before = gate.asked()
    await confirm.click()
    await expect.poll(() => gate.asked()).toBeGreaterThan(before)
    await site.advance(20_000)
    await expect.poll(() => roundState(site)).toBe('closed')
    gate.open()
    await expect(page.getByRole('alert')).toHaveText('已停止下注，本注未受理，未扣款')
    await expect(spot(page, '庄')).toHaveAccessibleName(/待确认 ¥10$/)

    await nextRound(page, site, 'BA1')
    // The chips lie where they were, for the member to send or to take back.
    await expect(spot(page, '庄')).toHaveAccessibleName(/待确认 ¥10$/)
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(ownBets(page)).toContainText('本局尚未下注')
    expect(await betsOf(site, name)).toEqual([])
    await expect(gameWallet(page)).toContainText('500.00')
    await page.getByRole('button', { name: '清空' }).click()
    await expect(spot(page, '庄')).toHaveAccessibleName(/赔 0.95$/)
  })
})

test('a connection that is lost in the middle of a round costs no bet and no result', async ({
  page,
  drawingSite: site,
}) => {
  const gate = await gateCalls(page)
  const { name } = await memberReady(page, site, { balance: 500_00n })
  await page.clock.install()
  await openTable(page, site, 'BA1')
  await site.withStoppedClock(async () => {
    const behindMs = await nextRound(page, site, 'BA1')
    const before = await beads(page)
    const round = await page.getByText(/^第\S+局$/).innerText()
    await spot(page, '庄').click()
    await expect.poll(() => gate.isLoggedIn()).toBe(true)
    const confirm = page.getByRole('button', { name: '确认下注 ¥10' })
    await expect(confirm).toBeEnabled()
    gate.hold()
    await confirm.click()
    // The bet is taken, and its answer is lost together with the socket.
    gate.loseNextSocket()
    gate.open()
    await page.getByRole('button', { name: '查询结果' }).click()
    await expectToast(page, '已下注 1注，共 ¥10')
    await expect(page.getByText(/^第\S+局$/)).toHaveText(round)
    await expect(spot(page, '庄')).toHaveAccessibleName(/赔 0.95，已下注 ¥10/)
    await expect(ownBets(page).getByText('待开牌')).toHaveCount(1)

    gate.cutNetwork()
    await expect(page.getByText('连接已断开，正在重连；倒计时与结果可能已过时')).toBeVisible()
    await site.advance(21_000)
    await expect.poll(() => roundState(site)).toBe('paid')
    gate.open()
    await page.clock.fastForward(behindMs + 21_000)
    await expect.poll(() => beads(page)).not.toBe(before)
    const bets = await betsOf(site, name)
    expect(bets).toMatchObject([{ play: 'banker', stake: 10_00n }])
    const payout = bets[0]?.payout ?? 0n
    await expect(ownBets(page).getByRole('listitem')).toHaveCount(1)
    await expect(ownBets(page)).toContainText(payout > 0n ? /中|退本金/ : '未中')
    await expect(gameWallet(page)).toContainText(fenToGroupedText(490_00n + payout))
  })
})
