import { leaderOf, totalOf, type Tally } from './match-result.ts'
import { outcomes, wonOrLost, type LegOutcome } from './outcome.ts'
import type { Period } from './plays.ts'
import { goalBands, gridTop, otherScore, type Side } from './sides.ts'

/** Where no draw is on offer, a draw gives the stake back. */
export const settleWinner = (side: Side, drawOffered: boolean, tally: Tally): LegOutcome | null => {
  if (!tally.final) return null
  const leader = leaderOf(tally)
  return leader === 'N' && !drawOffered ? outcomes.P : wonOrLost(side === leader)
}

/** Nothing scored is even. */
export const settleOddEven = (side: Side, tally: Tally): LegOutcome | null =>
  tally.final ? wonOrLost((side === 'even') === (totalOf(tally) % 2 === 0)) : null

export const settleBothScore = (side: Side, tally: Tally): LegOutcome | null => {
  const both = tally.home > 0 && tally.away > 0
  return both || tally.final ? wonOrLost((side === 'yes') === both) : null
}

/**
 * Decided early only where a grid of scores has been left behind, for then `other` has won. A single
 * score that has become impossible waits: were the match abandoned, the market would be void for all.
 */
export const settleCorrectScore = (
  side: Side,
  hasGrid: boolean,
  period: Period,
  tally: Tally,
): LegOutcome | null => {
  const beyond = Math.max(tally.home, tally.away) > gridTop(period)
  if (!tally.final && !(hasGrid && beyond)) return null
  if (side === otherScore) return wonOrLost(beyond)
  return wonOrLost(side === `${tally.home}-${tally.away}`)
}

/** Decided early once the open band at the top is reached. */
export const settleTotalGoals = (side: Side, period: Period, tally: Tally): LegOutcome | null => {
  const total = totalOf(tally)
  const bands = goalBands(period)
  const atTop = Object.values(bands).some(({ from, to }) => to === null && total >= from)
  const band = bands[side]
  if (band === undefined || (!tally.final && !atTop)) return null
  return wonOrLost(total >= band.from && (band.to === null || total <= band.to))
}

export const settleHalfFull = (side: Side, half: Tally, full: Tally): LegOutcome | null =>
  full.final && half.final ? wonOrLost(side === `${leaderOf(half)}${leaderOf(full)}`) : null

/** N: the goal of that number does not come within the period. `goals` are those of the period. */
export const settleNextGoal = (
  side: Side,
  goalNumber: number,
  goals: readonly ('H' | 'C')[],
  tally: Tally,
): LegOutcome | null => {
  const scorer = goals.slice(0, totalOf(tally))[goalNumber - 1]
  if (scorer === undefined && !tally.final) return null
  return wonOrLost(side === (scorer ?? 'N'))
}
