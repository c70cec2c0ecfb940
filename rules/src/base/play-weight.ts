import { playCategories, type PlayCategory } from './play-fact.ts'

/** How much of counted play fills the turnover lines of awards, in hundredths of a per cent by category. */
export type PlayWeights = Readonly<Record<PlayCategory, number>>

export const fullWeightBp = 10_000

/** Categories with the same weight. */
export interface ReducedWeight {
  readonly categories: readonly PlayCategory[]
  readonly weightBp: number
}

/** The weights below the full one, the highest first. */
export const reducedWeights = (weights: PlayWeights): readonly ReducedWeight[] => {
  const reduced = playCategories.filter((category) => weights[category] < fullWeightBp)
  return [...Map.groupBy(reduced, (category) => weights[category])]
    .map(([weightBp, categories]) => ({ categories, weightBp }))
    .toSorted((a, b) => b.weightBp - a.weightBp)
}

/** `2_000` as `20%`. */
export const weightText = (weightBp: number): string => `${weightBp / 100}%`
