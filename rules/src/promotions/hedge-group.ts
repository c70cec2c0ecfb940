import type { Fen } from '../base/money.ts'
import type { HedgeSide } from '../base/play-fact.ts'

/** A member's bets on one group of markets, whose sides exclude each other. */
export interface HedgeGroup {
  /** The largest number of sides that a bet of the group knew of. */
  readonly sides: number
  /** Turnover by side. */
  readonly turnover: ReadonlyMap<string, Fen>
}

export const emptyGroup: HedgeGroup = { sides: 0, turnover: new Map() }

export const addToGroup = (
  { sides, turnover }: HedgeGroup,
  added: HedgeSide,
  amount: Fen,
): HedgeGroup => ({
  sides: Math.max(sides, added.sides),
  turnover: new Map([...turnover, [added.side, (turnover.get(added.side) ?? 0n) + amount]]),
})

/**
 * 对冲: what covers every side risks nothing, and counts nothing. All turnover, less the number of sides
 * times that of the smallest one.
 */
export const countedInGroup = ({ sides, turnover }: HedgeGroup): Fen => {
  const amounts = [...turnover.values()]
  const sum = amounts.reduce((total, amount) => total + amount, 0n)
  if (sides === 0) return sum
  // A side without a bet has no turnover.
  if (turnover.size < sides) amounts.push(0n)
  const smallest = amounts.reduce((least, amount) => (amount < least ? amount : least))
  return sum - BigInt(sides) * smallest
}
