import type { Phase } from '@xinghe/rules/sports/feed/match-report.ts'
import { addTo, sumOf, type Pair, type Side } from '@xinghe/rules/sports/feed/pair.ts'
import type { Parameters } from './match.ts'
import { isSuspended, type Timeline } from './timeline.ts'
import type { MatchEvent } from '@xinghe/rules/sports/feed/match-event.ts'

/** Public state of a match at a moment. */
export interface MatchState {
  readonly phase: Phase
  /** Match seconds since kick-off, breaks included; below 0 before it. */
  readonly seconds: number
  /** The half, quarter, inning, set, frame or map that runs or ran last; 0 before the first. */
  readonly period: number
  readonly periodStartSeconds: number
  /** The score that decides the match: goals, points, runs; or sets, frames, maps. */
  readonly score: Pair
  /** Goals, points, runs or games of each period. */
  readonly periods: readonly Pair[]
  /** Points in the running game of tennis. */
  readonly game: Pair
  readonly server: Side | null
  readonly corners: readonly Pair[]
  readonly yellows: Pair
  readonly reds: Pair
  /** The scoring side of each score, in order. */
  readonly scorers: readonly Side[]
  readonly suspended: boolean
  readonly parameters: Parameters
  readonly events: readonly MatchEvent[]
}

interface Tally {
  phase: Phase
  period: number
  periodStartSeconds: number
  periods: Pair[]
  sets: Pair
  game: Pair
  server: Side | null
  corners: Pair[]
  yellows: Pair
  reds: Pair
  scorers: Side[]
}

const emptyTally = (): Tally => ({
  phase: 'before',
  period: 0,
  periodStartSeconds: 0,
  periods: [],
  sets: [0, 0],
  game: [0, 0],
  server: null,
  corners: [],
  yellows: [0, 0],
  reds: [0, 0],
  scorers: [],
})

const addToLast = (pairs: Pair[], side: Side, value: number): void => {
  pairs[pairs.length - 1] = addTo(pairs.at(-1) ?? [0, 0], side, value)
}

const startPeriod = (tally: Tally, event: MatchEvent): void => {
  tally.phase = 'running'
  tally.period = event.value
  tally.periodStartSeconds = event.atSeconds
  tally.periods.push([0, 0])
  tally.corners.push([0, 0])
}

const countForSide = (tally: Tally, event: MatchEvent, side: Side): void => {
  if (event.kind === 'score') {
    addToLast(tally.periods, side, event.value)
    tally.scorers.push(side)
  } else if (event.kind === 'point') tally.game = addTo(tally.game, side, 1)
  else if (event.kind === 'game') {
    addToLast(tally.periods, side, 1)
    tally.game = [0, 0]
  } else if (event.kind === 'set') tally.sets = addTo(tally.sets, side, 1)
  else if (event.kind === 'serve') tally.server = side
  else if (event.kind === 'corner') addToLast(tally.corners, side, 1)
  else if (event.kind === 'yellow') tally.yellows = addTo(tally.yellows, side, 1)
  else if (event.kind === 'red') tally.reds = addTo(tally.reds, side, 1)
}

const count = (tally: Tally, event: MatchEvent): void => {
  if (event.kind === 'period-start') startPeriod(tally, event)
  else if (event.kind === 'period-end') tally.phase = 'break'
  else if (event.kind === 'end') tally.phase = 'ended'
  else if (event.kind === 'interrupted') tally.phase = 'interrupted'
  else if (event.side !== null) countForSide(tally, event, event.side)
}

/** The state after all events up to `seconds`, inclusive. */
export const stateAfter = (
  timeline: Timeline,
  seconds: number,
  parameters: Parameters,
  playedInSets: boolean,
): MatchState => {
  const tally = emptyTally()
  let known = 0
  for (const event of timeline.events) {
    if (event.atSeconds > seconds) break
    count(tally, event)
    known++
  }
  const { sets, ...shown } = tally
  return {
    ...shown,
    seconds,
    score: playedInSets ? sets : sumOf(tally.periods),
    suspended: isSuspended(timeline, seconds),
    parameters,
    events: timeline.events.slice(0, known),
  }
}
