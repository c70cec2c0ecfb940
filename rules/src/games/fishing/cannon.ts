import type { Fen } from '../../base/money.ts'

/** The bullets of each cannon, lowest first. Multiples are whole, so every payout is in whole fen. */
export const cannons: readonly (readonly Fen[])[] = [
  [10n, 20n, 50n],
  [100n, 200n],
  [500n, 1000n],
]

export const bullets: readonly Fen[] = cannons.flat()

/** Hits of one call to shoot. */
export const hitsMost = 3
/** Least time from one call to the next. */
export const shootMs = 1_000
