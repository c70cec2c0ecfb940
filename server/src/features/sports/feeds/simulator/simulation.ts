import { hourMs, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { MatchPreview } from '@xinghe/rules/sports/feed/preview.ts'
import { matchById } from '@xinghe/world/calendar/calendar.ts'
import { fixtureOf } from '@xinghe/world/match/feed-names.ts'
import type { Match } from '@xinghe/world/match/match.ts'
import { reportOf } from '@xinghe/world/match/report.ts'
import { simulate, stateAt } from '@xinghe/world/model/model.ts'
import { makePreviews } from '@xinghe/world/preview/preview.ts'
import {
  earlySnapshot,
  liveDue,
  liveSnapshot,
  type Due,
} from '@xinghe/world/messages/match-messages.ts'
import { listedAt } from '@xinghe/world/match/strength-walk.ts'
import { makeWorld, type World } from '@xinghe/world/simulation/world.ts'
import { newsOf, type EndedFixture, type FeedNews } from '../../feed/feed.ts'
import { secretCourse } from './secret-course.ts'

export interface SimulationOptions {
  readonly seed: number
  /** Decides the outcomes: they cannot be computed from the seed alone. */
  readonly secret: Uint8Array
  /** The sports that are played; all of them by default. */
  readonly played?: readonly Discipline[]
  /** The margin of the house in basis points. */
  readonly marginBps?: number
  /** Seconds of match time per second. */
  readonly clockRate?: number
}

/** The simulated world as a feed that the caller polls, without a clock or thread of its own. */
export interface Simulation {
  /** The news up to `now`. The first call, and the first after a leap of the clock, begins a snapshot. */
  advance(now: Instant): Generator<FeedNews>
  /** The next matches of the running snapshot; nothing when there is none. */
  continueSnapshot(matches: number): Generator<FeedNews>
  isSnapshotRunning(): boolean
  /** The preview of a listed match, from news that were sent already; null for any other match. */
  preview(matchId: string): MatchPreview | null
  /** The final report of a match whose end is sent; null for any other match. */
  result(matchId: string): EndedFixture | null
}

const defaultMarginBps = 500
/** After a longer step only starts and results of the gap are sent, and then a snapshot. */
const leapMs = minuteMs
/** Long gaps are generated in parts: all messages of a week would take too much memory. */
const partMs = 6 * hourMs
const snapshotEvents = 60

/** Messages that settlement needs even after a gap: starts and results. */
const isNeededAfterGap = ({ kind, event }: Due): boolean =>
  kind === 'result' ||
  kind === 'interrupted' ||
  kind === 'champion-result' ||
  event === 'period-start'

/** The news of one match in a snapshot: fixture, latest events, then current status and prices. */
const snapshotOf = (world: World, match: Match, at: Instant, marginBps: number): FeedNews[] => {
  if (listedAt(match) > at) return []
  if (match.kickOff > at)
    return earlySnapshot(match, at, marginBps).map(({ make }) => newsOf(make()))
  const live = world.almanac.liveMatch(match)
  if (live.endsAt <= at) return []
  const [fixture, ...rest] = liveSnapshot(live, at, marginBps)
  const course = liveDue(live, (match.kickOff - 1) as Instant, at, marginBps)
    .filter(({ kind }) => kind === 'event')
    .slice(-snapshotEvents)
  return [fixture, ...course, ...rest].flatMap((due) =>
    due === undefined ? [] : [newsOf(due.make())],
  )
}

/** `since`: the first news are the results of matches that ended after it, while the site was down. */
export const makeSimulation = (options: SimulationOptions, since: Instant | null): Simulation => {
  const courseOf = (matchId: string) => secretCourse(options.secret, matchId)
  const { marginBps = defaultMarginBps } = options
  const world = makeWorld({ ...options, courseOf, marginBps })
  const previewOf = makePreviews(world.almanac.calendar, world.almanac.endOf)
  let sentUpTo: Instant | null = since
  let snapshotNeeded = true
  /** Matches that the running snapshot has still to send. */
  let unsent: Match[] = []
  let snapshotRunning = false

  function* missed(from: Instant, to: Instant): Generator<FeedNews> {
    const needed = makeWorld({ ...options, courseOf, filter: isNeededAfterGap })
    for (let start = from; start < to; start = (start + partMs) as Instant) {
      const end = Math.min(start + partMs, to) as Instant
      for (const message of needed.between(start, end)) yield newsOf(message)
    }
  }

  function* beginSnapshot(now: Instant): Generator<FeedNews> {
    yield { kind: 'snapshot-begins', at: now }
    // By start, running matches first: they have the most bets and should be open soonest.
    unsent = world.almanac.matchesAround(now, now).sort((one, other) => one.kickOff - other.kickOff)
    snapshotRunning = true
    snapshotNeeded = false
  }

  return {
    *advance(now) {
      const from = sentUpTo
      if (from !== null && now <= from) return
      const leaps = from !== null && now - from > leapMs
      if (leaps) yield { kind: 'gap', at: from }
      if (from !== null && (leaps || snapshotNeeded)) yield* missed(from, now)
      if (leaps || snapshotNeeded) yield* beginSnapshot(now)
      else if (from !== null) for (const message of world.between(from, now)) yield newsOf(message)
      sentUpTo = now
      yield { kind: 'caught-up', at: now }
    },
    *continueSnapshot(matches) {
      const at = sentUpTo
      if (!snapshotRunning || at === null) return
      let sent = 0
      while (sent < matches) {
        const match = unsent.shift()
        if (match === undefined) break
        const news = snapshotOf(world, match, at, marginBps)
        if (news.length > 0) sent += 1
        yield* news
      }
      if (unsent.length > 0) return
      snapshotRunning = false
      for (const { make } of world.titles.snapshot(at)) yield newsOf(make())
      yield { kind: 'snapshot-over', at }
    },
    isSnapshotRunning: () => snapshotRunning,
    preview(matchId) {
      const match = matchById(world.almanac.calendar, matchId)
      if (match === null || sentUpTo === null || listedAt(match) > sentUpTo) return null
      return previewOf(match, sentUpTo)
    },
    result(matchId) {
      const match = matchById(world.almanac.calendar, matchId)
      if (match === null || sentUpTo === null || match.kickOff >= sentUpTo) return null
      const { at } = world.almanac.endOf(match)
      if (at > sentUpTo) return null
      return {
        fixture: fixtureOf(match),
        report: reportOf(match, stateAt(match, simulate(match), at)),
      }
    },
  }
}
