/**
 * The probabilities of the final margin (home − away) or total of one period and unit, from which the book values
 * bets on lines that are no longer on offer. Goals that have been scored are included.
 */
export interface Spread {
  /** The play group: `handicap/full/score`, `total/half/corners`. */
  readonly group: string
  /** The value of the first mass; each next mass is of the next whole number. */
  readonly low: number
  /** Whole parts of `spreadWhole`; small tails are left out, so that the sum is at most the whole. */
  readonly masses: readonly number[]
}

export const spreadWhole = 1_000_000
