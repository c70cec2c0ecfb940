import type { Fen } from '@xinghe/rules/base/money.ts'

/** The whole way to a new amount takes this long. */
export const rollMs = 900

/**
 * What stands on the ticker between two told amounts, `part` of the way (0 to 1). It never passes the
 * newest told amount; a pool that was won falls at once.
 */
export const rolledAmount = (from: Fen, to: Fen, part: number): Fen => {
  if (to <= from || part >= 1) return to
  const share = BigInt(Math.round(Math.max(0, part) * 1_000))
  return from + ((to - from) * share) / 1_000n
}
