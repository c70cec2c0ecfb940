import { floorOf, fraction, over } from '../base/fraction.ts'
import type { Fen } from '../base/money.ts'
import { no, ok, type Result } from '../base/result.ts'
import { betPrice, betRisk, maxWin, type Bet, type CombinationBet } from './bet.ts'
import { combinationCount } from './combination.ts'
import { riskOf, stakeOfRisk, stakeOfWin } from './stake.ts'

/** Limits of one bet, and the remaining amounts of the limits that it shares with other bets. */
export interface BetLimits {
  readonly minRisk: Fen
  readonly maxRisk: Fen
  /** Remaining liability of the book on the market and on the match, after the winnings of open bets. */
  readonly marketRoom: Fen
  readonly matchRoom: Fen
  /** Remaining risk of the member on this GMT+8 day. */
  readonly memberDayRoom: Fen
}

export type LimitFault =
  | 'stake-too-low'
  | 'stake-too-high'
  | 'member-day-limit'
  | 'market-limit'
  | 'match-limit'

/** Risk and maximum win of a bet. */
export interface BetSums {
  readonly risk: Fen
  readonly win: Fen
}

/** Limits apply to the risk, liabilities to the maximum win. */
export const checkLimits = (bet: Bet, limits: BetLimits): Result<BetSums, LimitFault> => {
  const risk = betRisk(bet)
  const win = maxWin(bet)
  // A stake of zero would otherwise pass where an operator sets no minimum.
  if (risk <= 0n || risk < limits.minRisk) return no('stake-too-low')
  if (risk > limits.maxRisk) return no('stake-too-high')
  if (risk > limits.memberDayRoom) return no('member-day-limit')
  if (win > limits.marketRoom) return no('market-limit')
  if (win > limits.matchRoom) return no('match-limit')
  return ok({ risk, win })
}

const lowest = (first: Fen, ...others: readonly Fen[]): Fen =>
  others.reduce((least, amount) => (amount < least ? amount : least), first)

const unitsOf = ({ combination }: CombinationBet): bigint => BigInt(combinationCount(combination))

/** The largest stake that the limits allow; of a combination, the unit stake. */
export const largestStake = (bet: Bet, limits: BetLimits): Fen => {
  const risk = lowest(limits.maxRisk, limits.memberDayRoom)
  const win = lowest(limits.marketRoom, limits.matchRoom)
  const largest =
    bet.kind === 'single'
      ? lowest(stakeOfRisk(risk, bet.odds), stakeOfWin(win, bet.odds))
      : lowest(risk, floorOf(over(fraction(win), betPrice(bet)))) / unitsOf(bet)
  return largest < 0n ? 0n : largest
}

/** The smallest stake that reaches the least risk. */
export const smallestStake = (bet: Bet, { minRisk }: BetLimits): Fen => {
  if (bet.kind === 'combination') return (minRisk + unitsOf(bet) - 1n) / unitsOf(bet)
  const least = stakeOfRisk(minRisk, bet.odds)
  return riskOf(least, bet.odds) < minRisk ? least + 1n : least
}
