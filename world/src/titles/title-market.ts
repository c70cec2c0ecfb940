import type { Runner } from '@xinghe/rules/sports/feed/messages.ts'
import { noProspect, type Prospect } from './standings.ts'

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

/** The normal approximation is poor in its tails: a side that is less likely has this price. */
const highestHk = 20_000
const lowestHk = 1

const priceOf = (probability: number, marginBps: number): number => {
  const decimal = 1 / (probability * (1 + marginBps / 10_000))
  // Slightly below the exact value, so that a floating-point error cannot round up.
  const hk = Math.floor(100 * (decimal - 1) - 1e-9)
  return Math.min(highestHk, Math.max(lowestHk, hk))
}

/** A side can win as long as the points left to play reach those that another side has won. */
const contenders = (prospects: readonly Prospect[]): boolean[] => {
  const best = Math.max(...prospects.map(({ won }) => won))
  return prospects.map(({ most }) => most >= best)
}

/** The market of a title: a price for every side that can still win, 0 for the others. */
export const titleMarket = (
  teams: readonly { readonly id: string; readonly name: string }[],
  prospects: ReadonlyMap<string, Prospect>,
  marginBps: number,
): Runner[] => {
  const known = teams.map(({ id }) => prospects.get(id) ?? noProspect)
  const canWin = contenders(known)
  // A side that cannot win leaves its chance to the others: else their prices would keep no margin.
  const chances = titleChances(known.filter((_, index) => canWin[index])).values()
  return teams.map(({ id, name }, index) => {
    if (canWin[index] !== true) return { teamId: id, name, probability: 0, hk: 0 }
    const probability = chances.next().value ?? 0
    return { teamId: id, name, probability, hk: priceOf(probability, marginBps) }
  })
}

/** False once a side is so likely that even the lowest price would be too high: the market stays suspended. */
export const isTitleOpen = (runners: readonly Runner[]): boolean =>
  runners.every(({ probability, hk }) => probability * (1 + hk / 100) <= 1)

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
