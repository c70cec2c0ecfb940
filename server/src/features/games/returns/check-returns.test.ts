import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, instant, later } from '@xinghe/rules/base/instant.ts'
import { floorOf, fraction, times } from '@xinghe/rules/base/fraction.ts'
import { commitOf } from '@xinghe/rules/base/fair/commit.ts'
import { soloStream } from '@xinghe/rules/games/fair/solo-stream.ts'
import { machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { slotGame } from '@xinghe/rules/games/slots/slot-game.ts'
import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import { sharedStream } from '@xinghe/rules/games/fair/shared-stream.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { checkReturns } from './check-returns.ts'
import { expectedReturns } from './expected-returns.ts'
import { isAlarming, returnZ } from './judge-return.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

let now = instant(Date.parse('2026-11-16T04:00:00Z'))
const check = () => checkReturns({ sql: database.sql, clock: { now: () => now, advance: null } })
const returnOf = async (game: string) => (await check()).find((row) => row.game === game)

const stake = 1_000n
let bets = 0
const settle = async (
  game: string,
  payouts: readonly bigint[],
  over: {
    choice?: string
    poolWin?: bigint
    /** The draw of the first bet; each later bet is on the next one with `eachDraw`. */
    round?: number
    eachDraw?: boolean
    risk?: bigint
    outcome?: string
  } = {},
): Promise<void> => {
  const { choice = 'null', poolWin = 0n, round = null, risk = stake, outcome = null } = over
  const step = over.eachDraw === true ? 1 : 0
  await database.sql`
    insert into game_bet (id, ticket, member_id, channel, game, rules_version, round_id, request_id,
                          body_hash, state, stake, risk, choice, outcome, payout, pool_win, turnover,
                          placed_at, settled_at)
    select ${bets} + at, 'XG' || ${bets} + at, 'mem_1', 'XHDZ', ${game}, 1, ${round}::bigint + (at - 1) * ${step}::bigint,
           ${randomUUID()} || at, '', 'settled', ${stake}, ${risk}, ${choice}::json,
           ${outcome}::json, payout + ${poolWin},
           ${poolWin}, 0, ${timestamp(now)}, ${timestamp(now)}
    from unnest(${payouts.map(String)}::bigint[]) with ordinality as p (payout, at)`
  bets += payouts.length
}
afterEach(async () => {
  // Bets stay; the next test looks at days of its own.
  now = later(now, 10 * dayMs)
  await database.owner`delete from game_return_day`
  await database.sql`
    insert into game_return_day (day, game, rules_version, rounds, staked, paid, surplus, squares, variance)
    values (${new Date(now).toISOString().slice(0, 10)}::date, 'none', 1, 0, 0, 0, 0, 0, 0)`
})

const serverSeed = commitOf('returns 2026-11-16')
/** Payouts of spins by the rules; those of a machine are the same each time, so they are reckoned once. */
const spun: Record<'GEM' | 'KOI', bigint[]> = { GEM: [], KOI: [] }
const spins = (code: 'GEM' | 'KOI', count: number): readonly bigint[] => {
  const known = spun[code]
  const game = slotGame(machines[code])
  while (known.length < count) {
    const seeds = { serverSeed, clientSeed: 'fixed', nonce: known.length }
    const state = game.begin(null, soloStream(seeds))
    known.push(floorOf(times(fraction(stake), game.payout(state) ?? fraction(0))))
  }
  return known.slice(0, count)
}

describe('the check of returns', () => {
  it('is quiet about a game that pays by its rules, pools aside', async () => {
    await settle('GEM', spins('GEM', 4_000), { poolWin: 500n })
    await settle('KOI', spins('KOI', 4_000))
    for (const game of ['GEM', 'KOI']) {
      const row = await returnOf(game)
      expect(row).toMatchObject({ rounds: 4_000, staked: 4_000n * stake, isAlarming: false })
      expect(Math.abs(row?.z ?? 99)).toBeLessThan(3.5)
    }
  })

  it('takes the variance that shots at their own fish have', async () => {
    // A thousand misses of the boss: one in two hundred is a catch, so none is no wonder.
    const missed = Array.from({ length: 1_000 }, () => 0n)
    await settle('FISH', missed, { outcome: JSON.stringify({ variance: 191 }) })
    expect(await returnOf('FISH')).toMatchObject({ rounds: 1_000, isAlarming: false })
    await settle('FISH', missed, { outcome: JSON.stringify({ variance: 1 }) })
    expect((await returnOf('FISH'))?.isAlarming).toBe(true)
  })

  it('alarms about one that pays too much, and about one that pays too little', async () => {
    const paid = spins('GEM', 4_000)
    await settle(
      'GEM',
      paid.map((payout) => payout + 300n),
    )
    await settle(
      'KOI',
      spins('KOI', 4_000).map((payout) => payout / 2n),
    )
    expect(await returnOf('GEM')).toMatchObject({ isAlarming: true })
    expect((await returnOf('GEM'))?.z).toBeGreaterThan(4)
    expect((await returnOf('KOI'))?.z).toBeLessThan(-4)
    expect(await returnOf('KOI')).toMatchObject({ isAlarming: true })
  })

  it('says nothing before a thousand rounds', async () => {
    await settle(
      'GEM',
      Array.from({ length: 999 }, () => 10n * stake),
    )
    expect(await returnOf('GEM')).toMatchObject({ rounds: 999, z: null, isAlarming: false })
  })

  it('lets a member play 21点 badly, and notices when it pays more than the best play', async () => {
    const lost = Array.from({ length: 2_000 }, (_, at) => (at % 3 === 0 ? 2n * stake : 0n))
    await settle('BJ', lost, { choice: '{}' })
    expect(await returnOf('BJ')).toMatchObject({ isAlarming: false })
    await settle(
      'BJ',
      lost.map(() => 2n * stake),
      { choice: '{}' },
    )
    expect(await returnOf('BJ')).toMatchObject({ isAlarming: true })
  })

  it('adds days up, and counting a day again changes nothing', async () => {
    await settle('GEM', spins('GEM', 600))
    await check()
    now = later(now, dayMs)
    await settle('GEM', spins('GEM', 600))
    const first = await returnOf('GEM')
    expect(first).toMatchObject({ rounds: 1_200 })
    expect(await returnOf('GEM')).toEqual(first)
  })

  it('counts days that passed while nothing ran', async () => {
    await settle('GEM', spins('GEM', 600))
    now = later(now, 3 * dayMs)
    expect(await returnOf('GEM')).toMatchObject({ rounds: 600 })
  })

  it('takes what was held and given back as no return', async () => {
    // 翻倍 holds five stakes: a lost single stake gives four back.
    const even = Array.from({ length: 2_000 }, (_, at) => (at % 2 === 0 ? 4n : 6n) * stake)
    await settle('NN', even, { choice: '{"mode":"multiplied"}', risk: 5n * stake })
    expect(await returnOf('NN')).toMatchObject({ rounds: 2_000, isAlarming: false })
  })
})

/** Bets of ten yuan on big, one in each of so many draws of K3; what they are paid. */
const bigs = (count: number): bigint[] => {
  const play = lotteryOf('K3').plays.find(({ code }) => code === 'size')
  return Array.from({ length: count }, (_, at) => {
    const draw = { seed: serverSeed, salt: 'returns', table: 'K3', round: at + 1 } as const
    const numbers = lotteryOf('K3').draw(sharedStream(draw))
    const verdict = play?.judge({ place: 0, side: 'big', numbers: [] }, numbers, 0)
    return verdict === 'won' ? 2_010n : 0n
  })
}

describe('the check of lotteries', () => {
  const choice = '{"play":"size","pick":"big","price":201}'
  const settleDraws = (payouts: readonly bigint[]): Promise<void> =>
    settle('K3', payouts, { choice, round: bets + 1, eachDraw: true })

  it('is quiet about draws that pay by their rules, and counts each draw once', async () => {
    await settleDraws(bigs(1_500))
    const row = await returnOf('K3')
    expect(row).toMatchObject({ rounds: 1_500, staked: 1_500n * stake, isAlarming: false })
    expect(Math.abs(row?.z ?? 99)).toBeLessThan(3.5)
    // Won with 105/216 at 2.01: the variance of a bet is exact.
    const chance = 105 / 216
    expect((row?.variance ?? 0) / (1_500 * 1_000 ** 2)).toBeCloseTo(
      2.01 ** 2 * chance * (1 - chance),
    )
  })

  it('alarms about a draw that pays too much', async () => {
    await settleDraws(bigs(1_500).map((payout) => payout + 200n))
    expect(await returnOf('K3')).toMatchObject({ isAlarming: true })
  })

  it('takes bets on one draw as one result', async () => {
    const payouts = Array.from({ length: 2_000 }, () => 2_010n)
    await settle('K3', payouts, { choice, round: 1 })
    expect(await returnOf('K3')).toMatchObject({ rounds: 1, z: null, isAlarming: false })
  })
})

describe('the judgement', () => {
  it('counts the variance of the rules while the rare wins are missing', () => {
    const sums = {
      rounds: 10_000,
      surplus: -6_000,
      squares: 10_000 * 9,
      variance: 10_000 * 185 * 9,
    }
    expect(returnZ({ ...sums, variance: 0 })).toBeLessThan(-4)
    expect(Math.abs(returnZ(sums) ?? 99)).toBeLessThan(2)
    expect(isAlarming(4.1, false)).toBe(true)
    expect(isAlarming(-4.1, false)).toBe(true)
    expect(isAlarming(-9, true)).toBe(false)
    expect(isAlarming(null, false)).toBe(false)
  })

  it('counts a stake that is given back as paid', async () => {
    const side = (await expectedReturns()).find(({ kind }) => kind === 'special-side 195')
    // 24 of 49 numbers win, and 49 itself gives the stake back.
    const mean = (24 * 1.95 + 1) / 49
    expect(side?.net).toBeCloseTo(mean - 1, 12)
    expect(side?.variance).toBeCloseTo((24 * 1.95 ** 2 + 1) / 49 - mean ** 2, 12)
  })

  it('knows every kind of bet once, and the house has the better of each', async () => {
    const expected = await expectedReturns()
    const keys = expected.map(({ game, kind }) => `${game} ${kind}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(
      expected.every(({ net, kind }) => net < 0 && net > -0.1 * Math.max(1, Number(kind) || 1)),
    ).toBe(true)
  })
})
