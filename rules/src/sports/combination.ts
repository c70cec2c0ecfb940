import { plus, times, one, zero, type Fraction } from '../base/fraction.ts'

/** Every choice of `size` legs, for each of `sizes`, is one multiplied bet: [3] of three legs is a treble. */
export interface Combination {
  readonly legs: number
  readonly sizes: readonly number[]
}

export const maxLegs = 10

const choose = (from: number, count: number): number => {
  let ways = 1
  for (let step = 1; step <= count; step += 1) ways = (ways * (from - count + step)) / step
  return ways
}

/** How many single multiplications a combination holds, each with the unit stake on it. */
export const combinationCount = ({ legs, sizes }: Combination): number =>
  sizes.reduce((sum, size) => sum + choose(legs, size), 0)

const sizesBetween = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step)

/** All legs as one: 3x1. */
export const parlay = (legs: number): Combination => ({ legs, sizes: [legs] })
/** Every choice of two or more: 3x4, 4x11. */
export const fullCover = (legs: number): Combination => ({ legs, sizes: sizesBetween(2, legs) })
/** Full cover and the singles: 3x7, 4x15. */
const fullCoverWithSingles = (legs: number): Combination => ({
  legs,
  sizes: sizesBetween(1, legs),
})
/** Every choice of exactly `size`: 2of3. */
const chooseOf = (size: number, legs: number): Combination => ({ legs, sizes: [size] })

/** `3x1`, `3x4`, `3x7`, or `2of3` for the choices of one size. */
export const combinationCode = (combination: Combination): string => {
  const { legs, sizes } = combination
  const [size = 0] = sizes
  if (sizes.length === 1 && size < legs) return `${size}of${legs}`
  return `${legs}x${combinationCount(combination)}`
}

/** Combinations for a number of legs, the plain parlay first; none for fewer than two or more than ten. */
export const combinationsFor = (legs: number): readonly Combination[] => {
  if (legs < 2 || legs > maxLegs) return []
  const ofOneSize = sizesBetween(2, legs - 1).map((size) => chooseOf(size, legs))
  const covers = legs > 2 ? [fullCover(legs)] : []
  return [parlay(legs), ...ofOneSize, ...covers, fullCoverWithSingles(legs)]
}

export const combinationOf = (code: string, legs: number): Combination | null =>
  combinationsFor(legs).find((combination) => combinationCode(combination) === code) ?? null

/** The sum over every choice of the product of its factors, exact and without listing the choices. */
export const sumOfProducts = (factors: readonly Fraction[], sizes: readonly number[]): Fraction => {
  // sums[k] holds the sum of products of every choice of k among the factors seen so far.
  const sums: Fraction[] = [one, ...factors.map(() => zero)]
  for (const [seen, factor] of factors.entries()) {
    for (let size = seen + 1; size >= 1; size -= 1) {
      sums[size] = plus(sums[size] ?? zero, times(sums[size - 1] ?? zero, factor))
    }
  }
  return sizes.reduce((sum, size) => plus(sum, sums[size] ?? zero), zero)
}
