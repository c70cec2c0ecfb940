import type { PlayCategory } from './play-fact.ts'

/** How much of counted play fills the turnover lines of awards, in hundredths of a per cent by category. */
export type PlayWeights = Readonly<Record<PlayCategory, number>>

export const fullWeightBp = 10_000
