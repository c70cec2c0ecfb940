import { later, secondMs, type Instant } from '../../base/instant.ts'
import type { Match, Side } from './match.ts'

export const matchEventKinds = [
  'period-start',
  'period-end',
  'score',
  'point',
  'game',
  'set',
  'serve',
  'corner',
  'yellow',
  'red',
  'penalty',
  'danger',
  'end',
  'interrupted',
] as const
export type MatchEventKind = (typeof matchEventKinds)[number]

export interface MatchEvent {
  /** Match seconds since kick-off, breaks included. */
  readonly atSeconds: number
  readonly kind: MatchEventKind
  /** For whom; null where it is about both. */
  readonly side: Side | null
  /** Points of a score, number of a period, else 0. */
  readonly value: number
}

/** Match seconds in which bets are not taken: `from` is in it, `to` no more. */
export interface Window {
  readonly from: number
  readonly to: number
}

/** How a match goes, from kick-off to end. Nobody is shown more of it than has happened. */
export interface Timeline {
  readonly events: readonly MatchEvent[]
  readonly suspensions: readonly Window[]
  readonly endSeconds: number
}

/** Overlapping windows become one, in order. */
export const mergedWindows = (windows: readonly Window[]): Window[] => {
  const merged: Window[] = []
  for (const window of [...windows].sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last !== undefined && window.from <= last.to) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, window.to) }
    } else merged.push(window)
  }
  return merged
}

/** Events in the order of time; those of one moment stay in the order in which they were written. */
export const finishedTimeline = (
  events: readonly MatchEvent[],
  suspensions: readonly Window[],
): Timeline => {
  const ordered = [...events].sort((one, other) => one.atSeconds - other.atSeconds)
  return {
    events: ordered,
    suspensions: mergedWindows(suspensions),
    endSeconds: ordered.at(-1)?.atSeconds ?? 0,
  }
}

export const isSuspended = (timeline: Timeline, seconds: number): boolean =>
  timeline.suspensions.some(({ from, to }) => seconds >= from && seconds < to)

/** Rounded up to the millisecond: by the instant of an event, the event has happened. */
export const instantOf = (match: Match, seconds: number): Instant =>
  later(match.kickOff, Math.ceil((seconds * secondMs) / match.clockRate))

// Less than any two events are apart, and more than the error of turning seconds into an instant.
const hairSeconds = 1e-6

export const secondsAt = (match: Match, at: Instant): number =>
  ((at - match.kickOff) * match.clockRate) / secondMs + hairSeconds
