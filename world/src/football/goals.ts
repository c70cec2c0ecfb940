import { convolve, mirrored, poisson, type Distribution } from '../quoting/distribution.ts'
import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'
import type { Tempo } from './rates.ts'

/** More goals than this from one side count as this many. */
const topGoals = 10
const width = topGoals + 1

/** Probabilities of the remaining goals of both sides: `cells[home × 11 + away]`. */
export interface GoalMatrix {
  readonly cells: Float64Array
}

export const goalMatrix = (expected: Pair, tempos: readonly Tempo[]): GoalMatrix => {
  const cells = new Float64Array(width * width)
  for (const { factor, weight } of tempos) {
    const home = poisson(expected[0] * factor, topGoals).mass
    const away = poisson(expected[1] * factor, topGoals).mass
    for (let i = 0; i < width; i++) {
      const row = weight * (home[i] ?? 0)
      for (let j = 0; j < width; j++) {
        cells[i * width + j] = (cells[i * width + j] ?? 0) + row * (away[j] ?? 0)
      }
    }
  }
  return { cells }
}

/** Calls `see` for every cell. */
export const eachCell = (
  { cells }: GoalMatrix,
  see: (home: number, away: number, chance: number) => void,
): void => {
  for (let i = 0; i < width; i++) {
    for (let j = 0; j < width; j++) see(i, j, cells[i * width + j] ?? 0)
  }
}

export const marginAhead = (matrix: GoalMatrix): Distribution => {
  const mass = new Float64Array(2 * topGoals + 1)
  eachCell(matrix, (home, away, chance) => {
    mass[home - away + topGoals] = (mass[home - away + topGoals] ?? 0) + chance
  })
  return { low: -topGoals, mass }
}

export const totalAhead = (matrix: GoalMatrix): Distribution => {
  const mass = new Float64Array(2 * topGoals + 1)
  eachCell(matrix, (home, away, chance) => {
    mass[home + away] = (mass[home + away] ?? 0) + chance
  })
  return { low: 0, mass }
}

/** The margin of a half at one tempo, for the joint distribution of half and full time. */
export const marginAtTempo = ([home, away]: Pair, factor: number): Distribution =>
  convolve(poisson(home * factor, topGoals), mirrored(poisson(away * factor, topGoals)))

/** The number of independent events of both sides, such as corners. */
export const countsAhead = (
  expected: readonly Pair[],
  top: number,
): readonly [Distribution, Distribution] => {
  const [home, away] = expected.reduce<Pair>(
    (sum, pair) => [sum[0] + pair[0], sum[1] + pair[1]],
    [0, 0],
  )
  return [poisson(home, top), poisson(away, top)]
}
