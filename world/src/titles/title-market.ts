import type { Runner } from '@xinghe/rules/sports/feed/messages.ts'
import type { Prospect } from './standings.ts'
import { hkOf } from '../quoting/quote.ts'

/** The normal distribution function, by its logistic approximation with cubic correction. */
const normalBelow = (z: number): number => 1 / (1 + Math.exp(-z * (1.5957691216 + 0.0711 * z * z)))

const gridPoints = 80
// Equal points are ordered by difference, so one point of uncertainty remains even at the end.
const leastVariance = 0.6

/** Probability of each side to have the most points, for independent normally distributed totals. */
export const titleChances = (prospects: readonly Prospect[]): number[] => {
  const bells = prospects.map(({ points, variance }) => ({
    mean: points,
    deviation: Math.sqrt(variance + leastVariance),
  }))
  const low = Math.min(...bells.map(({ mean, deviation }) => mean - 4 * deviation))
  const high = Math.max(...bells.map(({ mean, deviation }) => mean + 4 * deviation))
  const step = (high - low) / gridPoints
  const chances = bells.map(() => 0)
  let belowBefore = bells.map(() => 0)
  for (let point = 1; point <= gridPoints; point++) {
    const level = low + point * step
    const below = bells.map(({ mean, deviation }) => normalBelow((level - mean) / deviation))
    const between = below.map((chance, index) => (chance + (belowBefore[index] ?? 0)) / 2)
    const allBelow = between.reduce((product, chance) => product * chance, 1)
    for (const [index, chance] of between.entries()) {
      const here = (below[index] ?? 0) - (belowBefore[index] ?? 0)
      if (chance > 0) chances[index] = (chances[index] ?? 0) + (here * allBelow) / chance
    }
    belowBefore = below
  }
  const sum = chances.reduce((total, chance) => total + chance, 0)
  return chances.map((chance) => chance / sum)
}

// The normal approximation is poor in its tails, so very unlikely sides have no price.
const highestHk = 20_000

/** The market of a title; a side that can hardly win any more is closed. */
export const titleMarket = (
  teams: readonly { readonly id: string; readonly name: string }[],
  prospects: ReadonlyMap<string, Prospect>,
  marginBps: number,
): Runner[] => {
  const known = teams.map(
    ({ id }) => prospects.get(id) ?? { points: 0, variance: 0, difference: 0 },
  )
  const chances = titleChances(known)
  return teams.map(({ id, name }, index) => {
    const probability = chances[index] ?? 0
    return { teamId: id, name, probability, hk: hkOf(probability, marginBps, highestHk) }
  })
}

/** The winners: most points, then the better difference; more than one is a dead heat. */
export const titleWinners = (prospects: ReadonlyMap<string, Prospect>): string[] => {
  const ranked = [...prospects].sort(
    ([, one], [, other]) => other.points - one.points || other.difference - one.difference,
  )
  const best = ranked[0]?.[1]
  return ranked
    .filter(([, each]) => each.points === best?.points && each.difference === best.difference)
    .map(([id]) => id)
}
