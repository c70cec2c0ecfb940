import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activityState, joinActivity } from '@xinghe/contract/promotions.ts'
import { raceBoard } from '@xinghe/contract/promotions-race.ts'
import { hourMs, instant, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { weekPeriod } from '@xinghe/rules/base/period.ts'
import { countEverything } from '../../../../test/counted-play.ts'
import { claimItem, playFor } from '../../../../test/promotions/claim-item.ts'
import { startSite, type TestSite } from '../../../../test/site.ts'
import { walletMember, type WalletMember } from '../../../../test/wallet-member.ts'
import { runPayouts } from '../../../ledger/payouts/run-payouts.ts'
import { racePayout } from './pay-race.ts'

let site: TestSite
let members: WalletMember[]
let week: ReturnType<typeof weekPeriod>
beforeAll(async () => {
  site = await startSite()
  const { sql, clock } = site.platform
  // A new week, in which no member of the demo has played yet.
  clock.advance?.(weekPeriod(clock.now()).until - clock.now())
  members = []
  for (let at = 0; at < 5; at += 1) members.push(await walletMember(site))
  week = weekPeriod(clock.now())
  const [late, first, early, under, robot] = members.map(({ id }) => id)
  if (!late || !first || !early || !under || !robot) throw new Error('five members')
  await sql`update member set simulated = true where id = ${robot}`
  const at = (minutes: number): Instant => later(week.from, minutes * minuteMs)
  await playFor(sql, first, 30_000_00n, at(1))
  // Both have 20,000: `early` reached it before `late`, who was ahead at first.
  await playFor(sql, late, 15_000_00n, at(2))
  await playFor(sql, early, 20_000_00n, at(3))
  await playFor(sql, late, 5_000_00n, at(4), 'DJ')
  await playFor(sql, under, 9_999_99n, at(5))
  await playFor(sql, under, 50_000_00n, at(6), 'DZ')
  await playFor(sql, robot, 90_000_00n, at(7))
  await countEverything(sql)
})
afterAll(() => site.close())

const memberAt = (at: number): WalletMember => {
  const member = members[at]
  if (member === undefined) throw new Error('no such member')
  return member
}
const always = async (): Promise<Instant> => instant(Number.MAX_SAFE_INTEGER)
const prizes = () =>
  site.platform.sql<{ memberId: string; item: string; amount: bigint; state: string }[]>`
    select member_id as "memberId", item, amount, state from award
    where source = 'racePage/1' and period = ${week.name} order by item`

describe('the board of a race', () => {
  it('ranks by counted play and then by who reached it first, masked', async () => {
    const { data } = await memberAt(0).call(raceBoard, { id: '1' })
    const entries = data['entries'] as { rank: number | null; player: string; counted: string }[]
    expect(entries.map(({ rank, counted }) => [rank, counted])).toEqual([
      [null, '90000.00'],
      [1, '30000.00'],
      [2, '20000.00'],
      [3, '20000.00'],
    ])
    for (const { player } of entries) expect(player).toMatch(/^.\*\*\*.?$/)
    expect(data).toMatchObject({
      mine: { rank: 3, counted: '20000.00', prize: '2888.00', toNext: '0.01' },
    })
  })

  it('tells who has no place yet what is missing, and a visitor nothing of their own', async () => {
    const { data } = await memberAt(3).call(raceBoard, { id: '1' })
    expect(data).toMatchObject({ mine: { rank: null, counted: '9999.99', toNext: '0.01' } })
    const visitor = await site.call(raceBoard, { id: '1' })
    expect(visitor.data).toMatchObject({ mine: null })
  })

  it('refuses a race that does not exist', async () => {
    const { data } = await memberAt(0).call(raceBoard, { id: '9' })
    expect(data.refusal).toBe('activity-unknown')
  })
})

describe('the prizes of a race', () => {
  it('are not there while the week runs', async () => {
    expect((await claimItem(memberAt(1), 'racePage', 'week')).data).toMatchObject({
      refusal: 'conditions-unmet',
      conditions: ['rank'],
    })
  })

  it('are offered on Monday at four, each once, in the order of the places', async () => {
    const { sql } = site.platform
    const run = (at: Instant) => runPayouts(sql, [racePayout], always, at)
    await run(later(week.until, 4 * hourMs - 1))
    expect(await prizes()).toEqual([])
    const due = later(week.until, 4 * hourMs)
    await Promise.all([run(due), run(due)])
    await run(later(due, minuteMs))
    expect(await prizes()).toEqual([
      { memberId: memberAt(1).id, item: 'rank-1', amount: 8_888_00n, state: 'offered' },
      { memberId: memberAt(2).id, item: 'rank-2', amount: 5_888_00n, state: 'offered' },
      { memberId: memberAt(0).id, item: 'rank-3', amount: 2_888_00n, state: 'offered' },
    ])
  })

  it('are claimed once, by the winner alone', async () => {
    const winner = memberAt(1)
    const { data } = await winner.call(activityState, { kind: 'racePage', id: '1' })
    expect(data).toMatchObject({ state: 'claimable' })
    const claims = await Promise.all(
      Array.from({ length: 3 }, () => claimItem(winner, 'racePage', 'rank-1', week.name)),
    )
    const paid = claims.filter(({ status_code }) => status_code === 6000)
    expect(paid).toMatchObject([{ data: { centerWalletBalance: '8888.00' } }])
    const stranger = await claimItem(memberAt(3), 'racePage', 'rank-1', week.name)
    expect(stranger.data.refusal).toBe('not-found')
  })

  it('are not paid without the confirmation of what was shown', async () => {
    const asked = { kind: 'racePage', id: '1', item: 'rank-2', period: week.name, action: 'claim' }
    const { data } = await memberAt(2).call(joinActivity, { ...asked, confirmId: 'x' })
    expect(data.refusal).toBe('activity-changed')
    expect((await prizes())[1]).toMatchObject({ state: 'offered' })
  })
})
