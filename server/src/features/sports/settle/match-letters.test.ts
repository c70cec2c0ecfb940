import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, instant, later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { freshDatabase } from '../../../../test/database.ts'
import {
  football,
  leg,
  settlementFixture,
  type SettlementFixture,
} from '../../../../test/settlement-fixture.ts'
import { settleMatch } from './settle-match.ts'
import { voidBets } from './void-bets.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let at: SettlementFixture
let now: Instant = instant(Date.parse('2026-11-15T04:00:00Z'))
const clock = { now: () => now, advance: null }

beforeAll(async () => {
  database = await freshDatabase()
  at = settlementFixture(database.sql, () => now)
})
afterAll(() => database.close())

const home = football([0, 0], [1, 0])
const away = football([0, 0], [0, 1])
const platform = () => ({ sql: database.sql, clock })
const settle = (id: string) => settleMatch(platform(), id)

let revision = 0
const result = async (id: string, outcome: object, over = true): Promise<void> => {
  await at.result(id, (revision += 1), outcome, over)
  await settle(id)
}
const named = async (id: string): Promise<void> => {
  await at.match(id)
  await database.sql`
    update sports_match set home_name = '临江', away_name = '北岭' where id = ${id}`
}
/** The feed tells that a match is postponed. */
const postpone = (id: string) => database.sql`
  update sports_match set state = 'cancelled', settling = true, revision = ${(revision += 1)}
  where id = ${id}`
const titlesOf = async (memberId: MemberId): Promise<string[]> => {
  const rows = await database.sql<{ title: string }[]>`
    select title_cn as title from letter
    where member_id = ${memberId} and kind = 'match' order by tx, title_cn`
  return rows.map(({ title }) => title)
}
/** The bets may be settled once more at any time, as after a crash. */
const settleAgain = async (id: string): Promise<void> => {
  await database.sql`update sports_match set settling = true where id = ${id}`
  await settle(id)
}

describe('members with bets on a match', () => {
  it('get no letter of the usual settlement', async () => {
    await named('l1')
    const member = await at.member(10_000n)
    await at.bet(member, 1_000n, [leg('l1', 'M', 'H')])
    await at.bet(member, 1_000n, [leg('l1', 'M', 'C')])
    await result('l1', home)
    expect(await titlesOf(member)).toEqual([])
  })

  it('get one letter of a correction for all their bets, and another of the next', async () => {
    await named('l2')
    const [member, other] = [await at.member(10_000n), await at.member(10_000n)]
    await at.bet(member, 1_000n, [leg('l2', 'M', 'H')])
    await at.bet(member, 1_000n, [leg('l2', 'M', 'C')])
    await at.bet(member, 1_000n, [leg('l2', 'M', 'H'), leg('l1', 'M', 'H')], '2x1')
    // Its total stays over with both results.
    await at.bet(other, 1_000n, [leg('l2', 'OU', 'O', { line: 2 })])
    await result('l2', home)
    await result('l2', away)
    expect(await titlesOf(member)).toEqual(['赛果更正'])
    expect(await titlesOf(other)).toEqual([])
    await settleAgain('l2')
    expect(await titlesOf(member)).toEqual(['赛果更正'])
    await result('l2', home)
    expect(await titlesOf(member)).toEqual(['赛果更正', '赛果更正'])
    const [letter] = await database.sql`
      select body_cn, body_tw, link, read_at from letter
      where member_id = ${member} and kind = 'match' limit 1`
    expect(letter).toMatchObject({ link: '/mine/betRecord', read_at: null })
    expect(letter?.['body_cn']).toContain('临江 对 北岭 的赛果已更正')
    expect(letter?.['body_tw']).toContain('臨江 對 北嶺 的賽果已更正')
  })

  it('are told that a result is looked at again', async () => {
    await named('l3')
    const member = await at.member(10_000n)
    await at.bet(member, 1_000n, [leg('l3', 'M', 'H')])
    await result('l3', home)
    await result('l3', football([0, 0], [1, 0], false), false)
    expect(await titlesOf(member)).toEqual(['赛果复核'])
    await result('l3', away)
    expect(await titlesOf(member)).toEqual(['赛果复核'])
  })

  it('are told of a void match once, and of each void market', async () => {
    await named('l4')
    const [member, parlay] = [await at.member(10_000n), await at.member(10_000n)]
    await at.bet(member, 1_000n, [leg('l4', 'M', 'H')])
    await at.bet(member, 1_000n, [leg('l4', 'OU', 'O', { line: 10 })])
    await named('l5')
    // Still open after the match is void: its other leg is undecided.
    await at.bet(parlay, 1_000n, [leg('l4', 'M', 'H'), leg('l5', 'M', 'H')], '2x1')
    const order = { reason: '盘口错误', actor: 'test' }
    const { marketId } = leg('l4', 'M', 'H')
    await voidBets(platform(), { ...order, what: marketId })
    expect(await titlesOf(member)).toEqual(['注单取消'])
    expect(await titlesOf(parlay)).toEqual(['注单取消'])
    await voidBets(platform(), { ...order, what: 'l4' })
    await settleAgain('l4')
    expect(await titlesOf(member)).toEqual(['注单取消', '注单取消'])
    const told = await database.sql`
      select 1 from event where kind = 'balances-changed' and body -> 'memberIds' ? ${parlay}`
    expect(told.length).toBeGreaterThan(0)
  })

  it('are told once that it is postponed, and once more when their bets are void', async () => {
    await named('l6')
    const [member, later1] = [await at.member(10_000n), await at.member(10_000n)]
    await at.bet(member, 1_000n, [leg('l6', 'M', 'H')])
    await at.bet(member, 1_000n, [leg('l6', 'M', 'H'), leg('l5', 'M', 'H')], '2x1')
    await postpone('l6')
    await settle('l6')
    expect(await titlesOf(member)).toEqual(['赛事延期'])
    // The job asks every minute; an order that was confirmed meanwhile is told too.
    await at.bet(later1, 1_000n, [leg('l6', 'M', 'C')])
    now = later(now, minuteMs)
    await settle('l6')
    expect(await titlesOf(member)).toEqual(['赛事延期'])
    expect(await titlesOf(later1)).toEqual(['赛事延期'])
    now = later(now, dayMs)
    await settle('l6')
    expect(await titlesOf(member)).toEqual(['赛事延期', '注单取消'])
    expect(await titlesOf(later1)).toEqual(['赛事延期', '注单取消'])
  })

  it('are told by several processes at once only once', async () => {
    await named('l7')
    const members = await Promise.all(Array.from({ length: 20 }, () => at.member(10_000n)))
    for (const member of members) await at.bet(member, 1_000n, [leg('l7', 'M', 'H')])
    await postpone('l7')
    await Promise.all(Array.from({ length: 4 }, () => settle('l7')))
    for (const member of members) expect(await titlesOf(member)).toEqual(['赛事延期'])
  })
})
