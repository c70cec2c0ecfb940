import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
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
import { post } from '../../../ledger/post.ts'
import { askTurnover } from '../../../ledger/turnover.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import { settleMatch } from './settle-match.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let at: SettlementFixture
const now: Instant = instant(Date.parse('2026-11-15T04:00:00Z'))
const clock = { now: () => now, advance: null }

beforeAll(async () => {
  database = await freshDatabase()
  at = settlementFixture(database.sql, () => now)
})
afterAll(async () => {
  const { differences } = await verifyLedger(database.sql)
  await database.close()
  expect(differences).toEqual([])
})

const home = football([0, 0], [1, 0])
const away = football([0, 0], [0, 1])
const running = football([0, 0], [1, 0], false)

let revision = 0
const result = async (id: string, outcome: object, over = true): Promise<void> => {
  await at.result(id, (revision += 1), outcome, over)
  await settleMatch({ sql: database.sql, clock }, id)
}
const betRow = async (id: bigint) => {
  const [row] = await database.sql`
    select state, result, payout, debt, settlements from sports_bet where id = ${id}`
  return row
}
const wallet = (memberId: MemberId): Promise<Fen> => balanceOf(database.sql, memberId, 'venue')
const movedFor = async (id: bigint): Promise<[string, Fen][]> => {
  const rows = await database.sql<{ code: string; amount: Fen }[]>`
    select code, case when from_account > 0 then -amount else amount end as amount from ledger_transfer
    where cause = ${`bet_${id}`} and code <> 'bet-stake' order by id`
  return rows.map(({ code, amount }) => [code, amount])
}
/** Moves money out of the member's wallet, as a paid withdrawal does. */
const withdraw = (memberId: MemberId, amount: Fen, key: string) =>
  database.sql.begin((tx) =>
    post(
      tx,
      [
        {
          from: { memberId, venue: 'CRTY' },
          into: { house: 'rail:bank' },
          amount,
          code: 'withdraw-pay',
          cause: key,
          key,
        },
      ],
      now,
    ),
  )

describe('a corrected result', () => {
  it('posts only the difference, in both directions', async () => {
    await at.match('r1')
    const member = await at.member(10_000n)
    const [first, second] = [
      await at.bet(member, 1_000n, [leg('r1', 'M', 'H', { price: 100 })]),
      await at.bet(member, 1_000n, [leg('r1', 'M', 'C', { price: 300 })]),
    ]
    await result('r1', home)
    expect(await wallet(member)).toBe(10_000n)
    await result('r1', away)
    expect(await wallet(member)).toBe(12_000n)
    expect(await betRow(first)).toMatchObject({ result: 'L', payout: 0n, settlements: 2 })
    expect(await betRow(second)).toMatchObject({ result: 'W', payout: 4_000n, settlements: 2 })
    expect(await movedFor(first)).toEqual([
      ['bet-payout', 2_000n],
      ['bet-correction', -2_000n],
    ])
    expect(await movedFor(second)).toEqual([['bet-correction', 4_000n]])
  })

  it('reopens bets when the final result is withdrawn, and settles them by the next one', async () => {
    await at.match('r2')
    const member = await at.member(10_000n)
    const bet = await at.bet(member, 1_000n, [leg('r2', 'M', 'H', { price: 100 })])
    await result('r2', home)
    await result('r2', running, false)
    expect(await betRow(bet)).toMatchObject({ state: 'open', result: 'A', payout: null })
    expect(await wallet(member)).toBe(9_000n)
    await result('r2', home)
    expect(await betRow(bet)).toMatchObject({ state: 'settled', result: 'W', settlements: 3 })
    expect(await wallet(member)).toBe(11_000n)
  })

  it('reopens a parlay that was lost by a leg that is now corrected', async () => {
    await Promise.all([at.match('r3'), at.match('r4')])
    const member = await at.member(10_000n)
    const legs = [leg('r3', 'M', 'H', { price: 100 }), leg('r4', 'M', 'H', { price: 100 })]
    const bet = await at.bet(member, 1_000n, legs, '2x1')
    await result('r3', away)
    expect(await betRow(bet)).toMatchObject({ state: 'settled', result: 'L' })
    await result('r3', home)
    expect(await betRow(bet)).toMatchObject({ state: 'open', result: 'A' })
    await result('r4', home)
    expect(await betRow(bet)).toMatchObject({ state: 'settled', result: 'W', payout: 4_000n })
    expect(await movedFor(bet)).toEqual([['bet-payout', 4_000n]])
  })

  it('collects what the wallets have when the winnings were withdrawn, and records the rest as debt', async () => {
    await at.match('d1')
    await at.match('d2')
    const member = await at.member(1_000n)
    const bet = await at.bet(member, 1_000n, [leg('d1', 'M', 'H', { price: 400 })])
    await result('d1', home)
    await withdraw(member, 4_000n, 'wd_d1')
    await result('d1', away)
    expect(await wallet(member)).toBe(0n)
    expect(await betRow(bet)).toMatchObject({ result: 'L', payout: 0n, debt: 4_000n })
    expect(await movedFor(bet)).toEqual([
      ['bet-payout', 5_000n],
      ['bet-correction', -1_000n],
    ])

    await database.sql.begin((tx) =>
      post(
        tx,
        [
          {
            from: { house: 'adjustments' },
            into: { memberId: member, venue: 'CRTY' },
            amount: 3_000n,
            code: 'adjust-in',
            cause: 'test',
            key: 'fresh-money',
          },
        ],
        now,
      ),
    )
    const next = await at.bet(member, 3_000n, [leg('d2', 'M', 'H', { price: 100 })])
    await result('d2', home)
    expect(await betRow(next)).toMatchObject({ payout: 6_000n, debt: 0n })
    expect(await betRow(bet)).toMatchObject({ debt: 0n })
    expect(await wallet(member)).toBe(2_000n)
  })

  it('collects from the centre what the sports wallet does not have', async () => {
    await at.match('d3')
    const member = await at.member(1_000n)
    const bet = await at.bet(member, 1_000n, [leg('d3', 'M', 'H', { price: 100 })])
    await result('d3', home)
    await database.sql.begin((tx) =>
      post(
        tx,
        [
          {
            from: { memberId: member, venue: 'CRTY' },
            into: { memberId: member, pocket: 'centre' },
            amount: 1_500n,
            code: 'venue-out',
            cause: 'test',
            key: 'home-again',
          },
        ],
        now,
      ),
    )
    await result('d3', away)
    expect(await betRow(bet)).toMatchObject({ payout: 0n, debt: 0n })
    expect([await wallet(member), await balanceOf(database.sql, member)]).toEqual([0n, 0n])
  })

  it('cancels a debt when the bet is won after all', async () => {
    await at.match('d4')
    const member = await at.member(1_000n)
    const bet = await at.bet(member, 1_000n, [leg('d4', 'M', 'H', { price: 100 })])
    await result('d4', home)
    await withdraw(member, 2_000n, 'wd_d4')
    await result('d4', away)
    expect(await betRow(bet)).toMatchObject({ debt: 2_000n })
    await result('d4', home)
    expect(await betRow(bet)).toMatchObject({ result: 'W', payout: 2_000n, debt: 0n })
    expect(await wallet(member)).toBe(0n)
  })

  it('takes turnover back and counts the loss once', async () => {
    await at.match('f2')
    const member = await at.member(1_000n)
    const { sql } = database
    const asked = { kind: 'deposit', amount: 1_000n, multipleHundredths: 100 } as const
    await askTurnover(sql, { memberId: member, cause: `${member}:d`, ...asked }, now)
    await at.bet(member, 1_000n, [leg('f2', 'M', 'H', { price: 100 })])
    await countLost(sql, member, 1_000n, now)
    const done = async () => {
      const [line] = await sql`select done from turnover_line where member_id = ${member}`
      return { ...line, lost: (await dayUse(sql, member))?.loss }
    }
    await result('f2', home)
    expect(await done()).toEqual({ done: 1_000n, lost: 0n })
    await result('f2', running, false)
    expect(await done()).toEqual({ done: 0n, lost: 1_000n })
    await result('f2', away)
    expect(await done()).toEqual({ done: 1_000n, lost: 1_000n })
    await result('f2', home)
    expect(await done()).toEqual({ done: 1_000n, lost: 0n })
  })

  it('releases the daily payout cap by the winnings that it takes back', async () => {
    await at.match('c2')
    const member = await at.member(100_000n)
    const capped = leg('c2', 'M', 'H', { price: 50_000, isNew: true })
    await at.bet(member, 30_000n, [capped])
    await result('c2', home)
    const bet = await at.bet(member, 30_000n, [{ ...capped, side: 'C' }])
    await result('c2', away)
    expect(await betRow(bet)).toMatchObject({ payout: 15_030_000n })
  })
})
