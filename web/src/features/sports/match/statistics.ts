import type { WireEvent } from '@xinghe/contract/sports-live.ts'
import type { MatchHead } from '../book/kept-match.ts'
import type { MatchAnswer } from '../book/use-match.ts'
import { periodScores } from './period-scores.ts'

export type Statistic = MatchAnswer['statistics'][number]
type Pair = readonly [home: number, away: number]

const statistic = (name: string, [h, c]: Pair): Statistic => ({ name, h, c })

const countOf = (events: readonly WireEvent[], kinds: readonly string[]): Pair => {
  const told = events.filter(({ kind }) => kinds.includes(kind))
  return [
    told.filter(({ side }) => side === 'H').length,
    told.filter(({ side }) => side === 'C').length,
  ]
}

/** The most points that a side made while the other made none. */
const longestRun = (events: readonly WireEvent[]): Pair => {
  const longest = { H: 0, C: 0 }
  let run = { side: 'H' as 'H' | 'C', points: 0 }
  for (const { kind, side, value } of events) {
    if ((kind !== 'score' && kind !== 'point') || side === null) continue
    const points = Math.max(1, value)
    run = run.side === side ? { side, points: run.points + points } : { side, points }
    longest[side] = Math.max(longest[side], run.points)
  }
  return [longest.H, longest.C]
}

/** Games that were won by the side that did not serve. */
const breaksOf = (events: readonly WireEvent[]): Pair => {
  let server: WireEvent['side'] = null
  const breaks = { H: 0, C: 0 }
  for (const { kind, side } of events) {
    if (kind === 'serve') server = side
    if (kind === 'game' && side !== null && server !== null && side !== server) breaks[side] += 1
  }
  return [breaks.H, breaks.C]
}

const sumOfPeriods = (head: MatchHead): Pair =>
  periodScores(head).reduce<Pair>(
    ([home, away], { pair }) => [home + Number(pair[0] ?? 0), away + Number(pair[1] ?? 0)],
    [0, 0],
  )

/** Corners and cards as the head tells them, so that they are live. */
const footballStatistics = (head: MatchHead, events: readonly WireEvent[]): Statistic[] => [
  statistic('corners', [head.corner_h ?? 0, head.corner_c ?? 0]),
  statistic('yellows', countOf(events, ['yellow'])),
  statistic('reds', [head.redcard_h ?? 0, head.redcard_c ?? 0]),
]

/** What can be counted of a match in its sport; what it does not have is left out. */
export const statisticsOf = (
  head: MatchHead,
  events: readonly WireEvent[],
  answered: readonly Statistic[],
): readonly Statistic[] => {
  // An ended match has no course any more, only what was counted.
  if (events.length === 0) return answered
  if (head.corner_h !== undefined) return footballStatistics(head, events)
  if (head.discipline === 'tennis')
    return [
      statistic('games', sumOfPeriods(head)),
      statistic('breaks', breaksOf(events)),
      statistic('run', longestRun(events)),
    ]
  const points = head.sc_set_H === undefined ? [] : [statistic('points', sumOfPeriods(head))]
  return [
    ...points,
    ...(points.length === 0 ? [statistic('scores', countOf(events, ['score']))] : []),
    statistic('run', longestRun(events)),
  ]
}
