import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'
import type { Score } from '@xinghe/rules/sports/match-result.ts'
import type { MatchHead } from '../book/book-match.ts'
import type { MatchAnswer } from '../book/use-match.ts'

export type Statistic = MatchAnswer['statistics'][number]
type Pair = readonly [home: number, away: number]

const statistic = (name: string, [home, away]: Pair): Statistic => ({ name, home, away })
const counted = (name: string, score: Score | null): Statistic =>
  statistic(name, [score?.home ?? 0, score?.away ?? 0])

const countOf = (events: readonly TimelineEvent[], kinds: readonly string[]): Pair => {
  const told = events.filter(({ kind }) => kinds.includes(kind))
  return [
    told.filter(({ side }) => side === 'H').length,
    told.filter(({ side }) => side === 'C').length,
  ]
}

/** The most points that a side made while the other made none. */
const longestRun = (events: readonly TimelineEvent[]): Pair => {
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
const breaksOf = (events: readonly TimelineEvent[]): Pair => {
  let server: TimelineEvent['side'] = null
  const breaks = { H: 0, C: 0 }
  for (const { kind, side } of events) {
    if (kind === 'serve') server = side
    if (kind === 'game' && side !== null && server !== null && side !== server) breaks[side] += 1
  }
  return [breaks.H, breaks.C]
}

const sumOfPeriods = ({ periods }: MatchHead): Pair =>
  (periods?.scores ?? []).reduce<Pair>(
    ([home, away], score) => [home + score.home, away + score.away],
    [0, 0],
  )

/** Corners and cards as the head tells them, so that they are live. */
const footballStatistics = (head: MatchHead, events: readonly TimelineEvent[]): Statistic[] => [
  counted('corners', head.corners),
  statistic('yellows', countOf(events, ['yellow'])),
  counted('reds', head.redCards),
]

/** The statistics of a match in its sport; missing ones are left out. */
export const statisticsOf = (
  head: MatchHead,
  events: readonly TimelineEvent[],
  answered: readonly Statistic[],
): readonly Statistic[] => {
  // An ended match has no events any more, only counts.
  if (events.length === 0) return answered
  if (head.corners !== null) return footballStatistics(head, events)
  if (head.discipline === 'tennis')
    return [
      statistic('games', sumOfPeriods(head)),
      statistic('breaks', breaksOf(events)),
      statistic('run', longestRun(events)),
    ]
  const points = head.set === null ? [] : [statistic('points', sumOfPeriods(head))]
  return [
    ...points,
    ...(points.length === 0 ? [statistic('scores', countOf(events, ['score']))] : []),
    statistic('run', longestRun(events)),
  ]
}
