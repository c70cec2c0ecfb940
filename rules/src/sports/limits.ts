import type { Fen } from '../base/money.ts'
import type { Odds } from '../base/odds.ts'
import { no, ok, type Result } from '../base/result.ts'
import { betRisk, maxWin, type Bet } from './bet.ts'
import { stakeOfRisk, stakeOfWin } from './stake.ts'

/** What one bet may be, and what is left of the sums it shares with others. */
export interface BetLimits {
  readonly minRisk: Fen
  readonly maxRisk: Fen
  /** What the book may still lose on the market and on the match, winnings of open bets taken off. */
  readonly marketRoom: Fen
  readonly matchRoom: Fen
  /** What the member may still put at risk on this GMT+8 day. */
  readonly memberDayRoom: Fen
}

export type LimitFault =
  | 'stake-too-low'
  | 'stake-too-high'
  | 'member-day-limit'
  | 'market-limit'
  | 'match-limit'

/** What a bet risks, and what it can win at most. */
export interface BetSums {
  readonly risk: Fen
  readonly win: Fen
}

/** Limits bear on the risk, liabilities on the most that the bet can win. */
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

/** The largest stake of a single bet that the limits let through, the figure beside the stake field. */
export const largestStake = (odds: Odds, limits: BetLimits): Fen => {
  const byRisk = stakeOfRisk(lowest(limits.maxRisk, limits.memberDayRoom), odds)
  const byWin = stakeOfWin(lowest(limits.marketRoom, limits.matchRoom), odds)
  const largest = lowest(byRisk, byWin)
  return largest < 0n ? 0n : largest
}
