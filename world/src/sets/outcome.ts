import { certain, convolve, mixture, type Distribution } from '../quoting/distribution.ts'
import { sumOf, type Pair } from '@xinghe/rules/sports/feed/pair.ts'
import type { MatchState } from '../match/state.ts'
import { pointsInSet } from './point-values.ts'
import { rallyChance } from './points.ts'
import { finishes, finishMargin, finishTotal, type Finish } from './race.ts'
import type { SetModel } from './set-model.ts'
import { setRace } from './set-race.ts'
import { tennisFinishes } from './tennis.ts'

/** Final scores of a set that has not begun, with probabilities. */
export const freshSet = (rules: SetModel, state: MatchState, set: number): Finish[] => {
  if (!rules.tennis) {
    const point = rallyChance(rules, state.parameters)
    return finishes(setRace(rules, set), [0, 0], () => point)
  }
  // The first server is unknown until the previous set ends; it hardly matters, so both count half.
  return (['H', 'C'] as const).flatMap((server) =>
    tennisFinishes(rules, state.parameters, [0, 0], [0, 0], server).map(
      ({ home, away, chance }) => ({ home, away, chance: chance / 2 }),
    ),
  )
}

/** Final scores of the running set, with probabilities. */
export const runningSet = (rules: SetModel, state: MatchState): Finish[] => {
  const points = pointsInSet(rules, state)
  if (rules.tennis) {
    const server = state.server ?? 'H'
    return tennisFinishes(rules, state.parameters, points, state.game, server)
  }
  const point = rallyChance(rules, state.parameters)
  return finishes(setRace(rules, state.period), points, () => point)
}

export interface SetsOutcome {
  /** Chances of every final score in sets. */
  readonly scores: readonly Finish[]
  /** Margin and total of all points (games), those already played included. */
  readonly pointMargin: Distribution
  readonly pointTotal: Distribution
}

/** Distributions of the points on one path; both masses sum to the probability of the path. */
interface Sums {
  readonly margin: Distribution
  readonly total: Distribution
}

interface Way extends Sums {
  readonly sets: Pair
}

/** Points added by one set if the home side wins it, and if it loses it. */
type SetSums = readonly [won: Sums, lost: Sums]

const setSums = (ends: readonly Finish[]): SetSums => {
  const sums = (homeWins: boolean): Sums => {
    const some = ends.filter(({ home, away }) => home > away === homeWins)
    // An impossible path has no mass, not a certain 0.
    if (some.length === 0) return { margin: nowhere, total: nowhere }
    return { margin: finishMargin(some), total: finishTotal(some) }
  }
  return [sums(true), sums(false)]
}

const nowhere: Distribution = { low: 0, mass: Float64Array.of(0) }

const massOf = ({ mass }: Distribution): number => {
  let sum = 0
  for (let i = 0; i < mass.length; i++) sum += mass[i] ?? 0
  return sum
}

/** Points of the sets that are over, where a market counts them. */
const pointsBehind = ({ pointMarkets }: SetModel, { phase, periods }: MatchState): Pair =>
  pointMarkets ? sumOf(phase === 'running' ? periods.slice(0, -1) : periods) : [0, 0]

const afterSet = (way: Way, sums: SetSums, homeWins: boolean): Way => {
  const { margin, total } = sums[homeWins ? 0 : 1]
  const [home, away] = way.sets
  return {
    sets: homeWins ? [home + 1, away] : [home, away + 1],
    margin: convolve(way.margin, margin),
    total: convolve(way.total, total),
  }
}

const joinedWays = (ways: readonly Way[]): Way[] => {
  const joined = new Map<number, Way>()
  for (const way of ways) {
    const same = joined.get(way.sets[0])
    joined.set(
      way.sets[0],
      same === undefined
        ? way
        : {
            sets: way.sets,
            margin: mixture([
              [1, same.margin],
              [1, way.margin],
            ]),
            total: mixture([
              [1, same.total],
              [1, way.total],
            ]),
          },
    )
  }
  return [...joined.values()]
}

/** Points added by each remaining set; all but the running and the deciding one are alike. */
const makeSetSums = (rules: SetModel, state: MatchState, first: number) => {
  const deciding = 2 * rules.setsToWin - 1
  const alike = setSums(freshSet(rules, state, 1))
  const decider =
    rules.lastSetPoints === rules.points ? alike : setSums(freshSet(rules, state, deciding))
  const running = state.phase === 'running' ? setSums(runningSet(rules, state)) : null
  return (set: number): SetSums => {
    if (set === first && running !== null) return running
    return set === deciding ? decider : alike
  }
}

/** Follows every path through the sets, with the distribution of the points on it. */
export const setsOutcome = (rules: SetModel, state: MatchState): SetsOutcome => {
  const [home, away] = pointsBehind(rules, state)
  const first = state.score[0] + state.score[1] + 1
  const sumsOf = makeSetSums(rules, state, first)
  let open: Way[] = [
    { sets: state.score, margin: certain(home - away), total: certain(home + away) },
  ]
  const ended: Way[] = []
  for (let set = first; open.length > 0; set++) {
    const sums = sumsOf(set)
    const next = open.flatMap((way) => [afterSet(way, sums, true), afterSet(way, sums, false)])
    const isOver = ({ sets }: Way): boolean => Math.max(...sets) === rules.setsToWin
    ended.push(...next.filter(isOver))
    open = joinedWays(next.filter((way) => !isOver(way)))
  }
  return {
    scores: ended.map(({ sets, margin }) => ({
      home: sets[0],
      away: sets[1],
      chance: massOf(margin),
    })),
    pointMargin: mixture(ended.map(({ margin }) => [1, margin])),
    pointTotal: mixture(ended.map(({ total }) => [1, total])),
  }
}
