import { later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Match } from './match.ts'
import type { MatchEvent } from '@xinghe/rules/sports/feed/match-event.ts'

/** Match seconds `[from, to)` in which betting is suspended. */
export interface Window {
  readonly from: number
  readonly to: number
}

/** The course of a match from kick-off to end. Only past events are published. */
export interface Timeline {
  readonly events: readonly MatchEvent[]
  readonly suspensions: readonly Window[]
  readonly endSeconds: number
}

/** Overlapping windows become one, in order. */
const mergedWindows = (windows: readonly Window[]): Window[] => {
  const merged: Window[] = []
  for (const window of [...windows].sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last !== undefined && window.from <= last.to) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, window.to) }
    } else merged.push(window)
  }
  return merged
}

/** Events sorted by time; a stable sort keeps the order of simultaneous events. */
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

// Less than the distance of any two events, more than the rounding error of converting seconds.
const hairSeconds = 1e-6

export const secondsAt = (match: Match, at: Instant): number =>
  ((at - match.kickOff) * match.clockRate) / secondMs + hairSeconds
