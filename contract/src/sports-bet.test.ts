import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { instant } from '@xinghe/rules/base/instant.ts'
import { hkPrice, oddsTypes } from '@xinghe/rules/base/odds.ts'
import { matchGameTypes } from '@xinghe/rules/sports/game-types.ts'
import { betResults } from '@xinghe/rules/sports/outcome.ts'
import { playCodes } from '@xinghe/rules/sports/plays.ts'
import { bet, betStates, type Bet, type BetLeg } from './sports-bet.ts'
import { cashOutStates, type CashOut } from './sports-cash-out.ts'
import { pickQuote, wantedPick, type PickQuote, type WantedPick } from './sports-pick.ts'
import { marketStates } from './sports-values.ts'

const words = fc.string({ maxLength: 12 })
const count = fc.nat({ max: 200 })
const fen = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
const time = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(instant)
const score = fc.record({ home: count, away: count })
const line = fc.integer({ min: -40, max: 400 })
const maybe = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values)
const live = maybe(fc.record({ score, redCards: score }))

const leg: fc.Arbitrary<BetLeg> = fc.record({
  matchId: words,
  gameType: fc.constantFrom(...matchGameTypes),
  discipline: maybe(words),
  league: words,
  home: words,
  away: words,
  startsAt: time,
  play: fc.constantFrom(...playCodes),
  side: words,
  sideName: maybe(words),
  line: maybe(line),
  goalNumber: maybe(count),
  odds: fc.record({ type: fc.constantFrom(...oddsTypes), shown: line }),
  scoreAtBet: maybe(score),
  score: maybe(score),
  result: maybe(fc.constantFrom(...betResults)),
  reason: maybe(words),
})

const cashOut: fc.Arbitrary<CashOut> = fc.record({
  id: words,
  betId: words,
  requestId: words,
  share: fc.integer({ min: 1, max: 100 }),
  risk: fen,
  value: fen,
  state: fc.constantFrom(...cashOutStates),
  reason: maybe(words),
  askedAt: time,
  deadline: maybe(time),
  decidedAt: maybe(time),
})

const bets: fc.Arbitrary<Bet> = fc.record({
  id: words,
  ticketId: maybe(words),
  requestId: words,
  state: fc.constantFrom(...betStates),
  code: words,
  stake: fen,
  risk: fen,
  maxWin: fen,
  result: maybe(fc.constantFrom(...betResults)),
  net: maybe(fen),
  payout: maybe(fen),
  reason: maybe(words),
  explanation: maybe(words),
  placedAt: time,
  deadline: maybe(time),
  settledAt: maybe(time),
  appealUntil: maybe(time),
  cashOuts: fc.array(cashOut, { maxLength: 2 }),
  legs: fc.array(leg, { maxLength: 3 }),
})

const name = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
const picks: fc.Arbitrary<WantedPick> = fc.record({
  matchId: name,
  marketId: name,
  play: fc.constantFrom(...playCodes),
  side: name,
  line: maybe(line),
  goalNumber: maybe(count),
  hk: fc.integer({ min: 1, max: 100_000 }).map(hkPrice),
  live,
})

const quotes: fc.Arbitrary<PickQuote> = fc.record({
  price: count,
  line: maybe(line),
  state: fc.constantFrom(...marketStates),
  live,
  limits: fc.record({
    minRisk: fen,
    maxRisk: fen,
    marketRoom: fen,
    matchRoom: fen,
    memberDayRoom: fen,
  }),
  cap: fc.record({ amount: fen, left: fen }),
  isNew: fc.boolean(),
})

/** Over JSON, as it travels. */
const travelled = (wire: unknown): never => JSON.parse(JSON.stringify(wire)) as never

it('reads every bet as it was written', () => {
  fc.assert(
    fc.property(bets, (ours) => {
      expect(z.decode(bet, travelled(z.encode(bet, ours)))).toEqual(ours)
    }),
  )
})

it('reads every pick and every quote as it was written', () => {
  fc.assert(
    fc.property(picks, quotes, (pick, quote) => {
      expect(z.decode(wantedPick, travelled(z.encode(wantedPick, pick)))).toEqual(pick)
      expect(z.decode(pickQuote, travelled(z.encode(pickQuote, quote)))).toEqual(quote)
    }),
  )
})

it('writes a leg under the names of the specification', () => {
  const [written] = fc.sample(bets, { numRuns: 1, seed: 7 }).map((ours) =>
    z.encode(bet, {
      ...ours,
      ticketId: 'XH100',
      legs: fc.sample(leg, { numRuns: 1, seed: 7 }).map((one) => ({
        ...one,
        matchId: 'm1',
        home: '星河联',
        away: '海港城',
        play: 'RE' as const,
        line: -2,
        score: { home: 2, away: 1 },
        discipline: null,
      })),
    }),
  )
  expect(written).toMatchObject({
    ticket_id: 'XH100',
    legs: [{ gide: 'm1', team_h: '星河联', team_c: '海港城', w: 'RE', ratio: -2, score: [2, 1] }],
  })
  expect(written?.legs[0]).not.toHaveProperty('discipline')
})
