import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { countLost, dayUse } from '../../../../test/day-use.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { balanceOf } from '../../../../test/ledger.ts'
import {
  settlementFixture,
  football,
  leg,
  type SettlementFixture,
} from '../../../../test/settlement-fixture.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import { askTurnover } from '../../../ledger/turnover.ts'
import { settleChunk } from './settle-chunk.ts'
import { settleMatch } from './settle-match.ts'
import { readMatch } from './store-match.ts'
import { timestamp } from '../../../platform/database/value.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let at: SettlementFixture
let now: Instant = instant(Date.parse('2026-11-15T04:00:00Z'))
const clock = { now: () => now, advance: null }
const settle = (id: string) => settleMatch({ sql: database.sql, clock }, id)

beforeAll(async () => {
  database = await freshDatabase()
  at = settlementFixture(database.sql, () => now)
})
afterAll(async () => {
  const { differences } = await verifyLedger(database.sql)
  await database.close()
  expect(differences).toEqual([])
})

interface Row {
  readonly state: string
  readonly result: string | null
  readonly payout: Fen | null
  readonly net: Fen | null
  readonly turnover: Fen | null
  readonly settlements: number
  readonly explanation: string | null
}
const betRow = async (id: bigint): Promise<Row> => {
  const [row] = await database.sql<Row[]>`
    select state, result, payout, net, turnover, settlements, explanation from sports_bet where id = ${id}`
  if (row === undefined) throw new Error('no such bet')
  return row
}
const wallet = (memberId: MemberId): Promise<Fen> => balanceOf(database.sql, memberId, 'venue')
const transfersOf = (id: bigint) => database.sql<{ code: string; amount: Fen }[]>`
  select code, amount from ledger_transfer
  where cause = ${`bet_${id}`} and code <> 'bet-stake' order by id`

describe('a match', () => {
  it('pays each result to the fen, with its explanation', async () => {
    await at.match('m1')
    const member = await at.member(100_000n)
    const [won, lost, halfWon, pushed] = [
      await at.bet(member, 10_000n, [leg('m1', 'M', 'H', { price: 105 })]),
      await at.bet(member, 10_000n, [leg('m1', 'M', 'C')]),
      await at.bet(member, 10_000n, [leg('m1', 'R', 'H', { line: -3, view: 'H' })]),
      await at.bet(member, 10_000n, [leg('m1', 'R', 'H', { line: -4 })]),
    ]
    await at.result('m1', 1, football([0, 0], [2, 1]))
    await settle('m1')
    expect(await betRow(won)).toMatchObject({ state: 'settled', result: 'W', net: 10_500n })
    expect((await betRow(won)).explanation).toMatch('赛果2-1')
    expect(await betRow(lost)).toMatchObject({ result: 'L', payout: 0n, net: -10_000n })
    expect(await betRow(halfWon)).toMatchObject({ result: 'LW', net: 4_750n })
    expect(await betRow(pushed)).toMatchObject({ result: 'P', net: 0n, turnover: 0n })
    expect(await wallet(member)).toBe(60_000n + 20_500n + 14_750n + 10_000n)
    expect(await transfersOf(pushed)).toEqual([{ code: 'bet-return', amount: 10_000n }])
    expect(await transfersOf(won)).toEqual([{ code: 'bet-payout', amount: 20_500n }])
  })

  it('settles decided bets while others are open, and none twice', async () => {
    await at.match('m2')
    const member = await at.member(50_000n)
    const half = await at.bet(member, 1_000n, [leg('m2', 'HM', 'H')])
    const whole = await at.bet(member, 1_000n, [leg('m2', 'M', 'H')])
    const over = await at.bet(member, 1_000n, [leg('m2', 'OU', 'O', { line: 10 })])
    await at.result('m2', 1, football([2, 1], [2, 1], false), false)
    await Promise.all([settle('m2'), settle('m2'), settle('m2')])
    expect(await betRow(half)).toMatchObject({ state: 'settled', settlements: 1 })
    expect(await betRow(over)).toMatchObject({ state: 'settled', result: 'W' })
    expect(await betRow(whole)).toMatchObject({ state: 'open', settlements: 0 })
    await at.result('m2', 2, football([2, 1], [2, 2]))
    await settle('m2')
    await at.result('m2', 3, football([2, 1], [2, 2]))
    await settle('m2')
    expect(await betRow(whole)).toMatchObject({ result: 'L', settlements: 1 })
    expect(await betRow(half)).toMatchObject({ settlements: 1 })
    expect((await betRow(over)).explanation).toMatch('赛果2-2')
    expect(await transfersOf(over)).toHaveLength(1)
    expect(await wallet(member)).toBe(47_000n + 2n * 1_950n)
  })

  it('settles a parlay by its last leg, or by its first lost leg', async () => {
    await Promise.all([at.match('p1'), at.match('p2'), at.match('p3')])
    const member = await at.member(10_000n)
    const legs = ['p1', 'p2', 'p3'].map((id) => leg(id, 'M', 'H', { price: 100, view: 'H' }))
    const won = await at.bet(member, 1_000n, legs, '3x1')
    const lost = await at.bet(
      member,
      1_000n,
      legs.map((one) => (one.matchId === 'p2' ? { ...one, side: 'C' } : one)),
      '3x1',
    )
    const system = await at.bet(member, 100n, legs, '3x4')
    await at.result('p1', 1, football([0, 0], [1, 0]))
    await settle('p1')
    expect(await betRow(won)).toMatchObject({ state: 'open', result: null })
    await at.result('p2', 1, football([0, 0], [1, 0]))
    await settle('p2')
    expect(await betRow(lost)).toMatchObject({ state: 'settled', result: 'L', settlements: 1 })
    await at.result('p3', 1, football([0, 0], [1, 0]))
    await settle('p3')
    expect(await betRow(won)).toMatchObject({ result: 'W', payout: 8_000n })
    expect(await betRow(system)).toMatchObject({ result: 'W', payout: 100n * (3n * 4n + 8n) })
    const outcomes = await database.sql`
      select outcome ->> 'result' as result from sports_leg where bet_id = ${lost} order by position`
    expect(outcomes.map(({ result }) => result)).toEqual(['W', 'L', 'W'])
  })

  it('voids a pre-match bet that was accepted after the start', async () => {
    await at.match('v1')
    const member = await at.member(5_000n)
    const early = await at.bet(member, 1_000n, [leg('v1', 'M', 'H')])
    now = later(now, 60_000)
    await at.started('v1', now)
    const late = await at.bet(member, 1_000n, [leg('v1', 'M', 'H')])
    const running = await at.bet(member, 1_000n, [leg('v1', 'RM', 'H')])
    await at.result('v1', 1, football([1, 0], [1, 0]))
    await settle('v1')
    expect(await betRow(early)).toMatchObject({ result: 'W' })
    expect(await betRow(late)).toMatchObject({ result: 'D', net: 0n, turnover: 0n })
    expect((await betRow(late)).explanation).toMatch('开赛后才接受')
    expect(await betRow(running)).toMatchObject({ result: 'W' })
  })

  it('keeps bets that were decided before an interruption, and voids the rest a day later', async () => {
    await at.match('i1')
    const member = await at.member(5_000n)
    const half = await at.bet(member, 1_000n, [leg('i1', 'HM', 'H')])
    const whole = await at.bet(member, 1_000n, [leg('i1', 'M', 'H')])
    await at.result('i1', 1, football([1, 0], [1, 0], false), false)
    await database.sql`
      update sports_match set state = 'interrupted', ended_at = ${timestamp(now)} where id = 'i1'`
    await settle('i1')
    expect(await betRow(half)).toMatchObject({ result: 'W' })
    expect(await betRow(whole)).toMatchObject({ state: 'open' })
    now = later(now, dayMs)
    await settle('i1')
    expect(await betRow(whole)).toMatchObject({ result: 'D', payout: 1_000n })
    const [row] = await database.sql`select settling from sports_match where id = 'i1'`
    expect(row).toEqual({ settling: false })
  })

  it('shares a title between two champions, and returns bets on a withdrawn runner', async () => {
    await at.match('t1', 'champion')
    const member = await at.member(10_000n)
    const runner = (side: string) => leg('t1', 'FS', side, { price: 300, sideName: `${side}队` })
    const [shared, lost, gone] = [
      await at.bet(member, 1_000n, [runner('a')]),
      await at.bet(member, 1_000n, [runner('c')]),
      await at.bet(member, 1_000n, [runner('d')]),
    ]
    await at.result('t1', 1, { winners: ['a', 'b'], withdrawn: ['d'] })
    await settle('t1')
    expect(await betRow(shared)).toMatchObject({ result: 'W', net: 1_500n })
    expect((await betRow(shared)).explanation).toMatch(/a队.*2名并列/)
    expect(await betRow(lost)).toMatchObject({ result: 'L' })
    expect(await betRow(gone)).toMatchObject({ result: 'D' })
  })

  it('limits winnings to the daily payout cap, in the order of settlement', async () => {
    await at.match('c1')
    const member = await at.member(100_000_000n)
    const dear = () => leg('c1', 'M', 'H', { price: 50_000, isNew: true })
    // 25,000 USD at 7.1234 are 178,085.00.
    const first = await at.bet(member, 30_000n, [dear()])
    const second = await at.bet(member, 30_000n, [dear()])
    await at.result('c1', 1, football([0, 0], [1, 0]))
    await settle('c1')
    expect(await betRow(first)).toMatchObject({ net: 15_000_000n })
    expect(await betRow(second)).toMatchObject({ net: 2_808_500n })
    expect((await betRow(second)).explanation).toMatch('超出当日最高派彩')
    const [day] = await database.sql`select won from sports_member_day where member_id = ${member}`
    expect(day).toEqual({ won: { 'new-market': '17808500' } })
  })

  it('adds turnover, and releases the loss limit by the payout', async () => {
    await at.match('f1')
    const member = await at.member(10_000n)
    const { sql } = database
    const asked = { kind: 'deposit', amount: 10_000n, multipleHundredths: 100 } as const
    await askTurnover(sql, { memberId: member, cause: `${member}:d`, ...asked }, now)
    await countLost(sql, member, 3_000n, now)
    await at.bet(member, 1_000n, [leg('f1', 'M', 'H')])
    await at.bet(member, 1_000n, [leg('f1', 'M', 'C')])
    await at.bet(member, 1_000n, [leg('f1', 'R', 'H', { line: -4 })])
    await at.result('f1', 1, football([0, 0], [1, 0]))
    await settle('f1')
    const [line] = await sql`select done from turnover_line where member_id = ${member}`
    expect(line).toEqual({ done: 1_950n })
    expect(await dayUse(sql, member)).toMatchObject({ loss: 50n, wager: 3_000n })
  })

  it('writes nothing by a result that has been replaced', async () => {
    await at.match('old')
    const member = await at.member(1_000n)
    const bet = await at.bet(member, 1_000n, [leg('old', 'M', 'H')])
    await at.result('old', 1, football([0, 0], [1, 0]))
    const before = await readMatch(database.sql, 'old')
    await at.result('old', 2, football([0, 0], [0, 1]))
    const refs = [{ id: bet, memberId: member }]
    const end = await settleChunk(database.sql, refs, before?.match ?? null, now)
    expect(end).toEqual({ kind: 'stale' })
    expect(await betRow(bet)).toMatchObject({ state: 'open', settlements: 0 })
  })

  it('settles thousands of bets of many members in chunks, each once', async () => {
    await at.match('many')
    const members = await Promise.all(Array.from({ length: 5 }, () => at.member(1_000_000n)))
    const { sql } = database
    for (const memberId of members)
      await sql`
        insert into sports_bet (id, member_id, request_id, position, body_hash, ticket, state, code, stake,
                                risk, max_win, policy, usd_rate, placed_at, accepted_at, match_id, leg)
        select nextval('sports_bet_block'), ${memberId}, 'many' || n, 0, '', 'T', 'open', 'single', 100, 100,
               95, 'any', 71234, ${timestamp(now)}, ${timestamp(now)}, 'many',
               ${JSON.stringify(leg('many', 'M', 'H'))}::text::jsonb
        from generate_series(1, 500) as n`
    await at.result('many', 1, football([0, 0], [1, 0]))
    await Promise.all([settle('many'), settle('many')])
    for (const memberId of members) expect(await wallet(memberId)).toBe(1_000_000n + 500n * 195n)
    const [row] = await sql`
      select count(*)::integer as settled, max(settlements) as most from sports_bet
      where match_id = 'many' and state = 'settled'`
    expect(row).toEqual({ settled: 2_500, most: 1 })
  })
})
