import {
  compare,
  fraction,
  minus,
  one,
  plus,
  roundHalfUp,
  times,
  zero,
  type Fraction,
} from '../base/fraction.ts'
import type { Fen } from '../base/money.ts'
import { winPerRisk } from '../base/odds.ts'
import { betRisk, legCount, type Bet, type CombinationBet, type SingleBet } from './bet.ts'
import { sumOfProducts } from './combination.ts'
import { legFactor, loseShare, winShare, type LegOutcome, type LegResult } from './outcome.ts'
import { exactWinOf } from './stake.ts'

export interface Settlement {
  readonly result: LegResult
  readonly risk: Fen
  /** Amount returned to the wallet; never below zero. */
  readonly payout: Fen
  /** `payout` − `risk`: the member's win or loss. */
  readonly net: Fen
}

const settlement = (result: LegResult, risk: Fen, payout: Fen): Settlement => ({
  result,
  risk,
  payout,
  net: payout - risk,
})

const settleSingle = (bet: SingleBet, outcome: LegOutcome): Settlement => {
  const risk = betRisk(bet)
  const kept = times(fraction(risk), minus(one, loseShare(outcome)))
  const won = times(exactWinOf(bet.stake, bet.odds), winShare(outcome))
  return settlement(outcome.result, risk, roundHalfUp(plus(kept, won)))
}

/** Void only when every leg is; else by the payout: zero is L, less than the stake LL. */
const combinationResult = (
  legs: readonly (LegOutcome | null)[],
  risk: Fen,
  payout: Fen,
): LegResult => {
  if (legs.every((leg) => leg?.result === 'D')) return 'D'
  if (payout === 0n) return 'L'
  if (payout === risk) return 'P'
  return payout < risk ? 'LL' : 'W'
}

const settleCombination = (
  bet: CombinationBet,
  legs: readonly (LegOutcome | null)[],
): Settlement | null => {
  const sumWith = (open: Fraction): Fraction =>
    sumOfProducts(
      bet.odds.map((odds, index) => {
        const outcome = legs[index]
        return outcome ? legFactor(outcome, winPerRisk(odds)) : open
      }),
      bet.combination.sizes,
    )
  // A payout that no open leg can change is decided, such as that of a parlay with a lost leg.
  const sum = sumWith(zero)
  if (compare(sum, sumWith(one)) !== 0) return null
  const risk = betRisk(bet)
  const payout = roundHalfUp(times(fraction(bet.unitStake), sum))
  return settlement(combinationResult(legs, risk, payout), risk, payout)
}

/** The payout of a bet, to the fen; null while an open leg can change it. Exact until one last rounding. */
export const settleBet = (bet: Bet, legs: readonly (LegOutcome | null)[]): Settlement | null => {
  if (legs.length !== legCount(bet)) throw new Error('a settlement needs each leg once')
  if (bet.kind === 'combination') return settleCombination(bet, legs)
  const [outcome] = legs
  return outcome ? settleSingle(bet, outcome) : null
}
