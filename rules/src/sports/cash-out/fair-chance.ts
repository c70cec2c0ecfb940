/** A side that can still win, with its Hong Kong price in hundredths; 0 is not on offer. */
export interface PossibleSide {
  readonly side: string
  readonly hk: number
}

/**
 * 51.00. Feeds cap the prices of longshots, at this or above. At a cap the price stays while the chance falls to
 * nothing, so a value by it would be a bet that cannot be lost: up with its gains, and never down.
 */
const unvaluedFromHk = 5_000

const impliedBy = (hk: number): number => 100 / (100 + hk)

/**
 * The chance of a side without the book's margin, from the prices of all sides of its market; null where they do
 * not tell, as for a longshot. A book that adds up to less than one lacks a likely side. The one side that has no
 * price because it is too likely has at least what the others leave of one.
 */
export const fairChance = (sides: readonly PossibleSide[], wanted: string): number | null => {
  const own = sides.find(({ side }) => side === wanted)
  if (own === undefined || own.hk >= unvaluedFromHk) return null
  const priced = sides.filter(({ hk }) => hk > 0)
  const sum = priced.reduce((total, { hk }) => total + impliedBy(hk), 0)
  if (own.hk > 0) return sum < 1 ? null : impliedBy(own.hk) / sum
  const isOnlyGap = priced.length > 0 && priced.length === sides.length - 1
  return isOnlyGap && sum < 1 ? 1 - sum : null
}
