import type { Rng } from '@xinghe/rules/base/rng.ts'

const grain = 10_000

/** A number from `least` to `most`, in ten thousand steps. */
export const between = (rng: Rng, least: number, most: number): number =>
  least + ((most - least) * rng.below(grain + 1)) / grain

export const pick = <T>(rng: Rng, choices: readonly T[]): T => {
  const chosen = choices[rng.below(choices.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}
