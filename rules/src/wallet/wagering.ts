import type { Fen } from '../base/money.ts'
import type { PlayCategory } from '../base/play-fact.ts'
import { fullWeightBp, type PlayWeights } from '../base/play-weight.ts'
import type { TurnoverLine } from './turnover.ts'

/** A member's play of one category since their award lines began to fill. */
export interface WageredPlay {
  readonly category: PlayCategory
  readonly turnover: Fen
  /** Without opposite bets (对冲). */
  readonly counted: Fen
}

/** The part of a category's play that went to other lines: at most all of it, also where both are negative. */
const takenOf = (left: Fen, turnover: Fen): Fen => {
  if (left > 0n) return turnover <= 0n ? 0n : left < turnover ? left : turnover
  return turnover >= 0n ? 0n : left > turnover ? left : turnover
}

/**
 * Turnover for the lines of awards: counted play by weight. What the lines of deposits have taken of the same
 * play counts there and not again here; they take the play of the lowest weight first. A pure function of
 * sums, so the order in which bets were settled does not matter. Rounded down once.
 */
export const weighPlay = (
  play: readonly WageredPlay[],
  takenByDeposits: Fen,
  weights: PlayWeights,
): Fen => {
  let left = takenByDeposits
  let sum = 0n
  const byWeight = play.toSorted((a, b) => weights[a.category] - weights[b.category])
  for (const { category, turnover, counted } of byWeight) {
    const taken = takenOf(left, turnover)
    left -= taken
    sum += (counted - taken) * BigInt(weights[category])
  }
  return sum > 0n ? sum / BigInt(fullWeightBp) : 0n
}

/** Fills award lines from nothing, in the given order. A released line keeps what it had. */
export const fillFromNothing = <Line extends TurnoverLine>(
  oldestFirst: readonly Line[],
  amount: Fen,
): readonly Line[] => {
  let left = amount
  return oldestFirst.map((line) => {
    const done = line.released ? line.done : left < line.asked ? left : line.asked
    left = done < left ? left - done : 0n
    return done === line.done ? line : { ...line, done }
  })
}
