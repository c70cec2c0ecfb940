import { randomUUID } from 'node:crypto'
import { hourMs, later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { weekPeriod } from '@xinghe/rules/base/period.ts'
import { racePayout } from '@xinghe/server/features/promotions/race/pay-race.ts'
import { countedUntil } from '@xinghe/server/ledger/counted-play/play-horizon.ts'
import { runPayouts } from '@xinghe/server/ledger/payouts/run-payouts.ts'
import { playFor } from '../../server/test/promotions/claim-item.ts'
import { expect, test } from '../harness/journey.ts'
import { authDialog, expectMember, newAccount, sendLogin } from '../harness/member.ts'
import { memberReady } from '../harness/member-ready.ts'

test('of two equal sums in a race the one reached first wins more', async ({ page, site }) => {
  // A week of its own: members of other journeys may have played in the running one.
  await site.advance(later(weekPeriod(site.now()).until, hourMs) - site.now())
  const account = await memberReady(page, site)
  const [me] = await site.query<{ id: `mem_${string}` }[]>`
    select id from member where name = ${account.name}`
  if (me === undefined) throw new Error('no member')
  const rival = await site.workshop.make({ ...newAccount(), uuid: randomUUID() })
  const start = site.now()
  await playFor(site.query, me.id, 12_000_00n, start)
  await playFor(site.query, rival.id, 20_000_00n, later(start, 1_000))
  await playFor(site.query, me.id, 8_000_00n, later(start, 2_000))

  await page.goto(`${site.address}/activity/racePage/1`)
  const mine = page.getByRole('region', { name: '我的名次' })
  // Counted by the site within a second.
  await expect(async () => {
    await page.reload()
    await expect(mine.getByText('第 2 名')).toBeVisible()
  }).toPass()
  await expect(mine.getByText('¥5,888')).toBeVisible()
  await expect(mine.getByText('再投 ¥0.01 超过前一名')).toBeVisible()
  const board = page.getByRole('table', { name: '本周榜单' })
  await expect(board.getByRole('row').nth(1)).toContainText('¥20,000')
  await expect(board.getByRole('row').nth(2)).toContainText('我')

  await page.goto('about:blank')
  const { until } = weekPeriod(site.now())
  await site.advance(later(until, 4 * hourMs + 2 * minuteMs) - site.now())
  await expect(async () => {
    await runPayouts(site.query, [racePayout], countedUntil, site.now())
    const offers = await site.query`select 1 from award where member_id = ${me.id}`
    expect(offers).toHaveLength(1)
  }).toPass()

  // The session ended with the days that went by: the page asks for the login by itself.
  await page.goto(`${site.address}/mine/userinfo`)
  await sendLogin(authDialog(page), account)
  await expectMember(page)
  await page.goto(`${site.address}/activity/racePage/1`)
  await page.getByRole('button', { name: '领取 ¥5,888' }).click()
  await page.getByRole('button', { name: '确认领取' }).click()
  const won = page.getByRole('region', { name: '待领与已领奖金' })
  await expect(won.getByText('已领取')).toBeVisible()
  const awards = await site.query<{ memberId: string; item: string; state: string }[]>`
    select member_id as "memberId", item, state from award
    where source = 'racePage/1' and member_id in (${me.id}, ${rival.id}) order by item`
  expect(awards).toEqual([
    { memberId: rival.id, item: 'rank-1', state: 'offered' },
    { memberId: me.id, item: 'rank-2', state: 'granted' },
  ])
})
