import type { Rng } from '@xinghe/rules/base/rng.ts'

export const oneOf = <T>(rng: Rng, values: readonly T[]): T => {
  const value = values[rng.below(values.length)]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}
