import type { Rng } from '@xinghe/rules/base/rng.ts'
import { happens, unit } from '../chance/chance.ts'
import type { MatchEvent } from '@xinghe/rules/sports/feed/match-event.ts'
import type { Timeline } from './timeline.ts'

/** Storm, floodlight, crowd: about five of the week's thousands of matches are not played to their end. */
export const brokenOffChance = 1 / 1_000

const isBoundary = ({ kind }: MatchEvent): boolean =>
  kind === 'period-start' || kind === 'period-end'

/** Moves a moment within a break to the start of the next period. */
const inPlay = ({ events }: Timeline, seconds: number): number => {
  const last = events.findLast((event) => isBoundary(event) && event.atSeconds <= seconds)
  if (last?.kind === 'period-start') return seconds
  const next = events.find(({ kind, atSeconds }) => kind === 'period-start' && atSeconds > seconds)
  return next?.atSeconds ?? seconds
}

/** The course up to a moment of play, and no further. */
export const brokenOffAt = (timeline: Timeline, seconds: number): Timeline => {
  const endSeconds = inPlay(timeline, seconds)
  return {
    events: [
      ...timeline.events.filter(({ atSeconds }) => atSeconds <= endSeconds),
      { atSeconds: endSeconds, kind: 'interrupted', side: null, value: 0 },
    ],
    suspensions: timeline.suspensions.filter(({ from }) => from < endSeconds),
    endSeconds,
  }
}

/** Drawn after the course, so that the course of all other matches does not change. */
export const maybeBrokenOff = (timeline: Timeline, course: Rng): Timeline =>
  happens(course, brokenOffChance)
    ? brokenOffAt(timeline, timeline.endSeconds * (0.05 + 0.9 * unit(course)))
    : timeline
