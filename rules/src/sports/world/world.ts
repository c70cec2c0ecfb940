import { instant, secondMs, type Instant } from '../../base/instant.ts'
import { makeAgenda } from './agenda.ts'
import { makeAlmanac, type Almanac } from './almanac.ts'
import { makeChampionMessages, type ChampionMessages } from './champion-messages.ts'
import { disciplines, type Discipline } from './discipline.ts'
import type { CourseOf } from './calendar.ts'
import type { FeedMessage } from './feed.ts'
import type { Match } from './match.ts'
import { earlyDue, earlyStanding, liveDue, liveStanding, type Due } from './match-messages.ts'
import { listedAt } from './strength-walk.ts'

export interface WorldOptions {
  readonly seed: number
  /** Keeps outcomes secret from whoever finds the seed; without it they follow from the seed. */
  readonly courseOf?: CourseOf
  /** Seconds of match time per second; virtual matches have their own. */
  readonly clockRate?: number
  /** What the house keeps, in hundredths of a percent. */
  readonly marginBps?: number
  readonly championMarginBps?: number
  /** What `between` tells; the rest is not even made. */
  readonly tells?: (due: Due) => boolean
  /** The sports that are played; all of them by default. */
  readonly played?: readonly Discipline[]
}

export interface World {
  readonly almanac: Almanac
  readonly titles: ChampionMessages
  /** All that is said after `from` and up to `to`, in order; two neighbouring spans join to one. */
  between(from: Instant, to: Instant): Generator<FeedMessage>
  /** All that stands at `at`: as if everything before it had been heard. */
  standingAt(at: Instant): Generator<FeedMessage>
  /** All that stands about a match; nothing before it is listed and after it. */
  standingOf(match: Match, at: Instant): readonly Due[]
  /** The last prices of a match up to `at`, as they are told; null before it is listed and after it. */
  pricesAt(match: Match, at: Instant): FeedMessage | null
}

const inOrder = (one: Due, other: Due): number => {
  if (one.at !== other.at) return one.at - other.at
  if (one.matchId === other.matchId) return 0
  return one.matchId < other.matchId ? -1 : 1
}

/** A living feed says so this often, whatever else it says. */
export const heartbeatMs = 5 * secondMs

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

/** The simulated world of a seed. It remembers what it has worked out, and that alone. */
export const makeWorld = (options: WorldOptions): World => {
  const { seed, clockRate = 2, marginBps = 500, championMarginBps = 1_500 } = options
  const { tells = () => true, played = disciplines } = options
  const almanac = makeAlmanac(seed, clockRate, played, options.courseOf)
  const titles = makeChampionMessages(almanac.calendar, championMarginBps)

  const dueBetween = (match: Match, from: Instant, to: Instant): readonly Due[] => {
    const early = earlyDue(match, from, to, marginBps)
    return match.kickOff > to
      ? early
      : [...early, ...liveDue(almanac.liveMatch(match), from, to, marginBps)]
  }

  const standing = (match: Match, at: Instant): readonly Due[] => {
    if (listedAt(match) > at) return []
    if (match.kickOff > at) return earlyStanding(match, at, marginBps)
    const live = almanac.liveMatch(match)
    return live.endsAt <= at ? [] : liveStanding(live, at, marginBps)
  }

  const agenda = makeAgenda((from, to) =>
    [
      ...almanac.matchesAround(from, to).flatMap((match) => dueBetween(match, from, to)),
      ...titles.between(from, to),
      ...heartbeats(from, to),
    ]
      .filter(tells)
      .sort(inOrder),
  )

  return {
    almanac,
    titles,
    between: (from, to) => made(agenda(from, to)),
    standingAt: (at) =>
      made([
        ...almanac.matchesAround(at, at).flatMap((match) => standing(match, at)),
        ...titles.standing(at),
      ]),
    standingOf: standing,
    pricesAt: (match, at) => {
      const due = standing(match, at).find(({ kind }) => kind === 'prices')
      return due === undefined ? null : due.make()
    },
  }
}

/** The feed of a seed over a span, for a caller without a world of its own. */
export const worldBetween = (seed: number, from: Instant, to: Instant): Generator<FeedMessage> =>
  makeWorld({ seed }).between(from, to)

export const snapshotAt = (seed: number, at: Instant): Generator<FeedMessage> =>
  makeWorld({ seed }).standingAt(at)
