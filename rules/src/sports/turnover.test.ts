import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Odds } from '../base/odds.ts'
import { parlay } from './combination.ts'
import { outcomes, voided, type LegOutcome } from './outcome.ts'
import { settleBet } from './settle-bet.ts'
import { betTurnover } from './turnover.ts'

const turnover = (odds: Odds, outcome: LegOutcome, stake = 10_000n): bigint => {
  const bet = { kind: 'single', stake, odds } as const
  const settled = settleBet(bet, [outcome])
  return settled ? betTurnover(bet, settled) : -1n
}

it.each<[Odds, LegOutcome, bigint]>([
  [{ type: 'H', shown: 95 }, outcomes.W, 9_500n],
  [{ type: 'H', shown: 195 }, outcomes.W, 10_000n],
  [{ type: 'H', shown: 95 }, outcomes.LL, 5_000n],
  [{ type: 'H', shown: 95 }, outcomes.L, 10_000n],
  [{ type: 'H', shown: 95 }, outcomes.P, 0n],
  [{ type: 'H', shown: 95 }, voided('postponed'), 0n],
  [{ type: 'M', shown: -80 }, outcomes.W, 8_000n],
  [{ type: 'M', shown: -80 }, outcomes.L, 8_000n],
  [{ type: 'H', shown: 50 }, outcomes.L, 10_000n],
  [{ type: 'H', shown: 49 }, outcomes.L, 0n],
  [{ type: 'E', shown: 149 }, outcomes.W, 0n],
  [{ type: 'I', shown: -200 }, outcomes.W, 10_000n],
  [{ type: 'I', shown: -204 }, outcomes.L, 0n],
])('of %o with %o is %s', (odds, outcome, expected) => {
  expect(turnover(odds, outcome)).toBe(expected)
})

it('judges a parlay by its price as a whole', () => {
  const odds: Odds[] = [
    { type: 'E', shown: 130 },
    { type: 'E', shown: 120 },
  ]
  const bet = { kind: 'combination', unitStake: 10_000n, combination: parlay(2), odds } as const
  const settled = settleBet(bet, [outcomes.W, outcomes.W])
  expect(settled && betTurnover(bet, settled)).toBe(5_600n)
})

it('is never above the risk or the result', () => {
  const shown = fc.integer({ min: 1, max: 400 })
  const outcome = fc.constantFrom(...Object.values(outcomes))
  fc.assert(
    fc.property(shown, outcome, fc.bigInt({ min: 1n, max: 10n ** 9n }), (price, result, stake) => {
      expect(turnover({ type: 'H', shown: price }, result, stake)).toBeLessThanOrEqual(stake)
    }),
  )
})
