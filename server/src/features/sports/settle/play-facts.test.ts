import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { countEverything, readDays, readTotal } from '../../../../test/counted-play.ts'
import { freshDatabase } from '../../../../test/database.ts'
import {
  settlementFixture,
  football,
  leg,
  type SettlementFixture,
} from '../../../../test/settlement-fixture.ts'
import { settleMatch } from './settle-match.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let at: SettlementFixture
let now: Instant = instant(Date.parse('2026-11-15T04:00:00Z'))
const clock = { now: () => now, advance: null }

beforeAll(async () => {
  database = await freshDatabase()
  at = settlementFixture(database.sql, () => now)
})
afterAll(async () => {
  await countEverything(database.sql)
  await database.close()
})

const home = football([0, 0], [1, 0])
const away = football([0, 0], [0, 1])
const running = football([0, 0], [1, 0], false)

let revision = 0
const result = async (id: string, outcome: object, over = true): Promise<void> => {
  await at.result(id, (revision += 1), outcome, over)
  await settleMatch({ sql: database.sql, clock }, id)
}
const factsOf = async (memberId: MemberId): Promise<[Fen, Fen][]> => {
  const rows = await database.sql<{ turnover: Fen; net: Fen }[]>`
    select turnover, net from play_fact where member_id = ${memberId} order by tx, id`
  return rows.map(({ turnover, net }) => [turnover, net])
}

describe('a settled bet', () => {
  it('is one fact, however often its match is settled', async () => {
    await at.match('f1')
    const member = await at.member(10_000n)
    const bet = await at.bet(member, 1_000n, [leg('f1', 'M', 'H')])
    await result('f1', home)
    await result('f1', home)
    const facts = await database.sql`select * from play_fact where member_id = ${member}`
    expect(facts).toMatchObject([
      {
        bet: `bet_${bet}`,
        category: 'TY',
        edge_bp: 300,
        turnover: 950n,
        net: 950n,
        hedge_group: 'f1 winner/full/score',
        side: 'H',
        sides: 3,
      },
    ])
  })

  it('is a difference when it is corrected, on the day of the correction', async () => {
    await at.match('f2')
    const member = await at.member(10_000n)
    await at.bet(member, 1_000n, [leg('f2', 'M', 'H')])
    await result('f2', home)
    await countEverything(database.sql)
    now = later(now, dayMs)
    await result('f2', away)
    expect(await factsOf(member)).toEqual([
      [950n, 950n],
      [50n, -1_950n],
    ])
    await countEverything(database.sql)
    const day = { category: 'TY', edgeBp: 300 }
    expect(await readDays(database.sql, member)).toEqual([
      { ...day, day: '2026-11-15', counted: 950n, net: 950n },
      { ...day, day: '2026-11-16', counted: 50n, net: -1_950n },
    ])
    expect(await readTotal(database.sql, member)).toBe(1_000n)
  })

  it('is taken back when it is open again, and counts by the next result', async () => {
    await at.match('f3')
    const member = await at.member(10_000n)
    await at.bet(member, 1_000n, [leg('f3', 'M', 'H')])
    await result('f3', home)
    await result('f3', running, false)
    await result('f3', away)
    expect(await factsOf(member)).toEqual([
      [950n, 950n],
      [-950n, -950n],
      [1_000n, -1_000n],
    ])
  })

  it('counts nothing when it is void', async () => {
    await at.match('f4')
    const member = await at.member(10_000n)
    const bet = await at.bet(member, 1_000n, [leg('f4', 'M', 'H')])
    await at.started('f4', later(now, -dayMs))
    await result('f4', home)
    const settled = await database.sql`select result from sports_bet where id = ${bet}`
    expect(settled).toEqual([{ result: 'D' }])
    expect(await factsOf(member)).toEqual([])
  })

  it('counts nothing together with bets on every other side', async () => {
    await at.match('f5')
    const [both, all] = [await at.member(10_000n), await at.member(10_000n)]
    for (const side of ['H', 'C']) await at.bet(both, 1_000n, [leg('f5', 'R', side, { line: 0 })])
    for (const side of ['H', 'C', 'N'])
      await at.bet(all, 1_000n, [leg('f5', 'M', side, { price: 200 })])
    await result('f5', home)
    await countEverything(database.sql)
    expect(await readTotal(database.sql, both)).toBe(50n)
    expect(await readTotal(database.sql, all)).toBe(0n)
  })

  it('on a title is netted by the number of its runners', async () => {
    await at.match('t1', 'champion')
    await database.sql`
      update sports_match set runners = '[{"id":"a","name":"A"},{"id":"b","name":"B"}]'
      where id = 't1'`
    const member = await at.member(10_000n)
    for (const runner of ['a', 'b'])
      await at.bet(member, 1_000n, [leg('t1', 'FS', runner, { price: 100 })])
    await result('t1', { winners: ['a'], withdrawn: [] })
    await countEverything(database.sql)
    expect(await readTotal(database.sql, member)).toBe(0n)
  })

  it('of a combination counts by itself, and esports alone as esports', async () => {
    await Promise.all([at.match('f6'), at.match('f7')])
    const member = await at.member(10_000n)
    const legs = (gameType: 'FT' | 'ES') =>
      ['f6', 'f7'].map((id) => leg(id, 'M', 'H', { gameType, drawOffered: true, price: 100 }))
    await at.bet(member, 1_000n, legs('FT'), '2x1')
    await at.bet(member, 1_000n, legs('ES'), '2x1')
    await result('f6', away)
    const groups = await database.sql`
      select hedge_group from play_fact where member_id = ${member}`
    expect(groups).toEqual([{ hedge_group: null }, { hedge_group: null }])
    await countEverything(database.sql)
    const rows = await readDays(database.sql, member)
    expect(rows.map(({ category, counted }) => [category, counted])).toEqual([
      ['DJ', 1_000n],
      ['TY', 1_000n],
    ])
  })
})
