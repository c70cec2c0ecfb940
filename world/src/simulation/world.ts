import { instant, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { makeAgenda } from '../messages/agenda.ts'
import { makeAlmanac, type Almanac } from './almanac.ts'
import { makeChampionMessages, type ChampionMessages } from '../titles/champion-messages.ts'
import { disciplines, type Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { CourseOf } from '../calendar/calendar.ts'
import type { FeedMessage } from '@xinghe/rules/sports/feed/messages.ts'
import type { Match } from '../match/match.ts'
import {
  earlyDue,
  earlySnapshot,
  liveDue,
  liveSnapshot,
  type Due,
} from '../messages/match-messages.ts'
import { listedAt } from '../match/strength-walk.ts'

export interface WorldOptions {
  readonly seed: number
  /** Generators that cannot be derived from the seed; without it the seed determines the outcomes. */
  readonly courseOf?: CourseOf
  /** Seconds of match time per second; virtual matches have their own. */
  readonly clockRate?: number
  /** Margin of the house, in hundredths of a percent. */
  readonly marginBps?: number
  /** Filter of `between`; other messages are never built. */
  readonly filter?: (due: Due) => boolean
  /** The sports that are played; all of them by default. */
  readonly played?: readonly Discipline[]
}

export interface World {
  readonly almanac: Almanac
  readonly titles: ChampionMessages
  /** All messages in `(from, to]`, in order. */
  between(from: Instant, to: Instant): Generator<FeedMessage>
  /** Snapshot at `at`: the state after all earlier messages. */
  snapshotAt(at: Instant): Generator<FeedMessage>
  /** Snapshot of a match; empty before it is listed and after it has ended. */
  snapshotOf(match: Match, at: Instant): readonly Due[]
  /** The last price message of a match up to `at`; null before it is listed and after it has ended. */
  pricesAt(match: Match, at: Instant): FeedMessage | null
}

const inOrder = (one: Due, other: Due): number => {
  if (one.at !== other.at) return one.at - other.at
  if (one.matchId === other.matchId) return 0
  return one.matchId < other.matchId ? -1 : 1
}

/** Interval of heartbeats, also between other messages. */
const heartbeatMs = 5 * secondMs

const heartbeats = (from: Instant, to: Instant): Due[] => {
  const due: Due[] = []
  const first = (Math.floor(from / heartbeatMs) + 1) * heartbeatMs
  for (let beat = first; beat <= to; beat += heartbeatMs) {
    const at = instant(beat)
    due.push({ kind: 'heartbeat', at, matchId: '', make: () => ({ kind: 'heartbeat', at }) })
  }
  return due
}

function* made(due: readonly Due[]): Generator<FeedMessage> {
  for (const { make } of due) yield make()
}

/** The simulated world of a seed. Stateless but for caches. */
export const makeWorld = (options: WorldOptions): World => {
  const { seed, clockRate = 2, marginBps = 500 } = options
  const { filter = () => true, played = disciplines } = options
  const almanac = makeAlmanac(seed, clockRate, played, options.courseOf)
  const titles = makeChampionMessages(almanac.calendar, almanac.endOf, marginBps)

  const dueBetween = (match: Match, from: Instant, to: Instant): readonly Due[] => {
    const early = earlyDue(match, from, to, marginBps)
    return match.kickOff > to
      ? early
      : [...early, ...liveDue(almanac.liveMatch(match), from, to, marginBps)]
  }

  const snapshot = (match: Match, at: Instant): readonly Due[] => {
    if (listedAt(match) > at) return []
    if (match.kickOff > at) return earlySnapshot(match, at, marginBps)
    const live = almanac.liveMatch(match)
    return live.endsAt <= at ? [] : liveSnapshot(live, at, marginBps)
  }

  const agenda = makeAgenda((from, to) =>
    [
      ...almanac.matchesAround(from, to).flatMap((match) => dueBetween(match, from, to)),
      ...titles.between(from, to),
      ...heartbeats(from, to),
    ]
      .filter(filter)
      .sort(inOrder),
  )

  return {
    almanac,
    titles,
    between: (from, to) => made(agenda(from, to)),
    snapshotAt: (at) =>
      made([
        ...almanac.matchesAround(at, at).flatMap((match) => snapshot(match, at)),
        ...titles.snapshot(at),
      ]),
    snapshotOf: snapshot,
    pricesAt: (match, at) => {
      const due = snapshot(match, at).find(({ kind }) => kind === 'prices')
      return due === undefined ? null : due.make()
    },
  }
}
