import { expect, test } from '../harness/journey.ts'
import { beads, nextRound, openTable, ownBets, spot } from '../harness/live-table.ts'
import { memberReady } from '../harness/member-ready.ts'

test('bets on 庄, 闲 and 和 are decided by one round, the road grows by it, and the round can be verified', async ({
  page,
  drawingSite: site,
}) => {
  await memberReady(page, site, { balance: 500_00n })
  await page.clock.install()
  await openTable(page, site, 'BA1')
  await site.withStoppedClock(async () => {
    const behindMs = await nextRound(page, site, 'BA1')
    const before = await beads(page)
    for (const name of ['庄', '闲', '和']) await spot(page, name).click()
    await page.getByRole('button', { name: '确认下注 ¥30' }).click()
    await expect(ownBets(page).getByText('待开牌')).toHaveCount(3)
    await expect(spot(page, '庄')).toHaveAccessibleName(/已下注 ¥10/)

    await site.advance(21_000)
    await page.clock.fastForward(behindMs + 21_000)
    // A shoe may end with this round, and its road with it.
    await expect.poll(() => beads(page)).not.toBe(before)
  })
  await page.getByRole('button', { name: '记录', exact: true }).click()
  const history = page.getByRole('dialog', { name: '经典百家乐 · 游戏记录' })
  const told = history.getByText(
    /^经典百家乐：投注 ¥10，[庄闲和]，第\S+局 [庄闲] \d点 [胜和] [庄闲] \d点.+。$/,
  )
  await expect(told).toHaveCount(3)
  const proofs = history.getByRole('link', { name: /公平验证/ })
  await expect(proofs).toHaveCount(3)

  // The draw has revealed its link of the chain, whose start was published before.
  const [proof] = await Promise.all([page.waitForEvent('popup'), proofs.first().click()])
  await expect(proof.getByText('种子属于预先公布的种子链')).toBeVisible()
  await expect(proof.getByText('本局结果与重新计算的结果一致')).toBeVisible()
})
