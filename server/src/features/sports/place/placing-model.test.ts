import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import { openPlacementFixture, type PlacementFixture } from '../../../../test/placement-fixture.ts'
import { handicap } from '../../../../test/picks.ts'
import { plainMarkets } from '../../../../test/sports-news.ts'
import type { WantedBet } from '../orders/order.ts'
import { timestamp } from '../../../platform/database/value.ts'

let fixture: PlacementFixture
beforeAll(async () => {
  fixture = await openPlacementFixture()
  await fixture.settings.set('book', {
    marketLiability: '60.00',
    matchLiability: '90.00',
    memberDay: '110.00',
  })
})
afterAll(() => fixture.close())

/** One bet of a plan: a single on a match, or both matches as a parlay. */
interface Wish {
  readonly on: 'first' | 'second' | 'both'
  readonly stake: Fen
  /** The quoted price minus the current price, in hundredths. */
  readonly above: number
}
interface Step {
  readonly member: number
  readonly policy: 'none' | 'better' | 'any'
  readonly oddsType: 'H' | 'I' | 'E'
  readonly wishes: readonly Wish[]
}
/** The members of a round ask together; then the price moves. */
interface Round {
  readonly hk: number
  readonly steps: readonly Step[]
}

const someRound: fc.Arbitrary<Round> = fc.record({
  hk: fc.integer({ min: 80, max: 120 }),
  steps: fc.uniqueArray(
    fc.record({
      member: fc.nat(2),
      policy: fc.constantFrom('none', 'better', 'any'),
      oddsType: fc.constantFrom('H', 'I', 'E'),
      wishes: fc.array(
        fc.record({
          on: fc.constantFrom('first', 'second', 'both'),
          stake: fc.bigInt(150n, 4_000n),
          above: fc.constantFrom(0, 0, 0, 1, -1),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { selector: ({ member }) => member, minLength: 1, maxLength: 3 },
  ),
})

/** A model of placement: plain sums, one bet after the other. */
interface Model {
  readonly venue: Fen[]
  readonly centre: Fen[]
  readonly day: Fen[]
  readonly market: Record<string, Fen>
}
const wagerLimit = 7_000n
const halfUp = (top: Fen, bottom: Fen): Fen => (2n * top + bottom) / (2n * bottom)

const sumsOf = ({ on, stake }: Wish, hk: number, oddsType: Step['oddsType']): [Fen, Fen] => {
  const price = BigInt(hk)
  if (on === 'both') return [stake, halfUp(stake * (100n + price) ** 2n, 10_000n) - stake]
  if (oddsType === 'I' && hk < 100)
    return [halfUp(stake * BigInt(Math.floor(10_000 / hk)), 100n), stake]
  return [stake, halfUp(stake * price, 100n)]
}

const foretell = (
  model: Model,
  { member, policy, oddsType }: Step,
  wish: Wish,
  hk: number,
): string | null => {
  const takes = wish.above === 0 || policy === 'any' || (policy === 'better' && wish.above < 0)
  if (!takes) return 'price-moved'
  const [risk, win] = sumsOf(wish, hk, oddsType)
  const matches = wish.on === 'both' ? ['first', 'second'] : [wish.on]
  const most = matches.map((name) => model.market[name] ?? 0n).reduce((a, b) => (a > b ? a : b))
  const [venue, centre, day] = [model.venue[member], model.centre[member], model.day[member]]
  if (venue === undefined || centre === undefined || day === undefined) throw new Error('nobody')
  if (risk < 200n) return 'stake-too-low'
  if (day + risk > 11_000n) return 'member-day-limit'
  // Each match has one market here, so the market's limit is reached first.
  if (most + win > 6_000n) return 'market-limit'
  if (member === 0 && day + risk > wagerLimit) return 'limit-reached'
  // The last of the three does not want the centre touched.
  if (risk > venue + (member === 2 ? 0n : centre)) return 'balance-too-low'
  const short = risk > venue ? risk - venue : 0n
  model.venue[member] = venue + short - risk
  model.centre[member] = centre - short
  model.day[member] = day + risk
  for (const name of matches) model.market[name] = (model.market[name] ?? 0n) + win
  return null
}

const betOf = (
  { on, stake, above }: Wish,
  hk: number,
  matches: Record<string, string>,
): WantedBet => {
  const pick = (name: string) => handicap(matches[name] ?? '', { hk: hkPrice(hk + above) })
  return on === 'both'
    ? { code: '2x1', stake, picks: [pick('first'), pick('second')] }
    : { code: 'single', stake, picks: [pick(on)] }
}

const newMembers = async (): Promise<MemberId[]> => {
  const ids: MemberId[] = []
  for (let at = 0; at < 3; at += 1)
    ids.push(await fixture.member({ venue: 3_000n, centre: 5_000n }))
  await fixture.sql`update member set auto_transfer = false where id = ${ids[2] ?? ''}`
  await fixture.sql`
    insert into protection_limit (member_id, kind, period, amount, changed_at)
    values (${ids[0] ?? ''}, 'wager', 'day', ${wagerLimit}, ${timestamp(fixture.now())})`
  return ids
}

it('accepts and refuses the same bets as a model of plain sums, and ends with the same balances', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someRound, { minLength: 2, maxLength: 5 }), async (rounds) => {
      const ids = await newMembers()
      const matches = { first: fixture.match(), second: fixture.match() }
      const model: Model = {
        venue: [3_000n, 3_000n, 3_000n],
        centre: [5_000n, 5_000n, 5_000n],
        day: [0n, 0n, 0n],
        market: {},
      }
      for (const { hk, steps } of rounds) {
        const markets = plainMarkets.map((market) =>
          market.play === 'R' ? { ...market, offers: ['H', hk, 'C', 90] } : market,
        )
        for (const matchId of Object.values(matches))
          fixture.hear({ kind: 'prices', at: fixture.now(), matchId, running: false, markets })
        const answers = await Promise.all(
          steps.map(({ member, policy, oddsType, wishes }) =>
            fixture.place(
              ids[member] ?? 'mem_',
              wishes.map((wish) => betOf(wish, hk, matches)),
              { policy, oddsType },
            ),
          ),
        )
        const told = answers.map((orders) => orders.map(({ refusedWhy }) => refusedWhy))
        const expected = steps.map((step) =>
          step.wishes.map((wish) => foretell(model, step, wish, hk)),
        )
        expect(told).toEqual(expected)
      }
      const wallets = await Promise.all(ids.map((id) => fixture.wallet(id)))
      expect(wallets.map(({ venue }) => venue)).toEqual(model.venue)
      expect(wallets.map(({ centre }) => centre)).toEqual(model.centre)
      for (const [name, id] of Object.entries(matches))
        expect(await fixture.exposure(`match:${id}`)).toBe(model.market[name] ?? 0n)
    }),
    { numRuns: 25 },
  )
  expect(await fixture.faults()).toEqual([])
})
