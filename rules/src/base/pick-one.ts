import type { Rng } from './rng.ts'

/** One of the choices, each equally likely. */
export const pickOne = <T>(rng: Rng, choices: readonly T[]): T => {
  const chosen = choices[rng.below(choices.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}
