import { seededRng } from '@xinghe/rules/base/rng.ts'
import { addTo, type Pair, type Side } from '@xinghe/rules/sports/feed/pair.ts'
import { shuffled } from '../chance/chance.ts'
import type { MatchState } from '../match/state.ts'
import type { SetModel } from './set-model.ts'

/** What the next point of a side counts, by the points that it has. */
export type PointValue = (side: Side, points: number) => number

/** Of one set, from a generator of its own: the values decide nothing. */
export const pointValues = ({ pointValues: lists }: SetModel, seed: number): PointValue => {
  if (lists.length === 0) return () => 1
  const rng = seededRng(seed)
  const list = lists[rng.below(lists.length)] ?? []
  const values = { H: shuffled(rng, list), C: shuffled(rng, list) }
  return (side, points) => values[side][points] ?? 1
}

/** The points of the running set, whatever they count. */
export const pointsInSet = ({ pointValues: lists }: SetModel, state: MatchState): Pair => {
  if (lists.length === 0) return state.periods.at(-1) ?? [0, 0]
  const begin = state.events.findLastIndex(({ kind }) => kind === 'period-start')
  return state.events
    .slice(begin + 1)
    .reduce<Pair>(
      (points, { kind, side }) =>
        kind === 'score' && side !== null ? addTo(points, side, 1) : points,
      [0, 0],
    )
}
