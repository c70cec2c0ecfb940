import { hourMs, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Discipline } from '@xinghe/rules/sports/world/discipline.ts'
import type { Match } from '@xinghe/rules/sports/world/match.ts'
import {
  earlyStanding,
  liveDue,
  liveStanding,
  type Due,
} from '@xinghe/rules/sports/world/match-messages.ts'
import { listedAt } from '@xinghe/rules/sports/world/strength-walk.ts'
import { makeWorld, type World } from '@xinghe/rules/sports/world/world.ts'
import { newsOf, type FeedNews } from '../feed.ts'
import { secretCourse } from './secret-course.ts'

export interface SimulationOptions {
  readonly seed: number
  /** What the outcomes hang on; whoever has only the seed knows none of them. */
  readonly secret: Uint8Array
  /** The sports that are played; all of them by default. */
  readonly played?: readonly Discipline[]
  /** What the house keeps, in hundredths of a per cent, and seconds of a match per second. */
  readonly marginBps?: number
  readonly clockRate?: number
}

/** The simulated world as a feed that is asked: it knows no clock and no threads. */
export interface Simulation {
  /** What is said up to `now`. The first time, and after a leap of the clock, a snapshot begins. */
  advance(now: Instant): Generator<FeedNews>
  /** The next matches of a snapshot that is not over; nothing when none is under way. */
  tellMore(matches: number): Generator<FeedNews>
  /** Whether a snapshot is under way. */
  isTelling(): boolean
}

const usualMarginBps = 500
const championMarginBps = 1_500
/** A longer step is not lived through: results are told, and then what stands. */
const leapMs = minuteMs
/** Long spans are told in parts, so that not every message of a week is made at once. */
const partMs = 6 * hourMs
const toldEvents = 60

/** What must be known of a time that nobody followed. */
const outlives = ({ kind, event }: Due): boolean =>
  kind === 'result' ||
  kind === 'interrupted' ||
  kind === 'champion-result' ||
  event === 'period-start'

/** All that stands about one match, the last of its course first. */
const standing = (world: World, match: Match, at: Instant, marginBps: number): FeedNews[] => {
  if (listedAt(match) > at) return []
  if (match.kickOff > at)
    return earlyStanding(match, at, marginBps).map(({ make }) => newsOf(make()))
  const live = world.almanac.liveMatch(match)
  if (live.endsAt <= at) return []
  const [fixture, ...rest] = liveStanding(live, at, marginBps)
  const course = liveDue(live, (match.kickOff - 1) as Instant, at, marginBps)
    .filter(({ kind }) => kind === 'event')
    .slice(-toldEvents)
  return [fixture, ...course, ...rest].flatMap((due) =>
    due === undefined ? [] : [newsOf(due.make())],
  )
}

/** `since`: results of what ended after it are told first, for a site that was down. */
export const makeSimulation = (options: SimulationOptions, since: Instant | null): Simulation => {
  const courseOf = (matchId: string) => secretCourse(options.secret, matchId)
  const { marginBps = usualMarginBps } = options
  const world = makeWorld({ ...options, courseOf, marginBps, championMarginBps })
  let heardUpTo: Instant | null = since
  let snapshotNeeded = true
  let toTell: Match[] = []
  let telling = false

  function* missed(from: Instant, to: Instant): Generator<FeedNews> {
    const outliving = makeWorld({ ...options, courseOf, tells: outlives })
    for (let start = from; start < to; start = (start + partMs) as Instant) {
      const end = Math.min(start + partMs, to) as Instant
      for (const message of outliving.between(start, end)) yield newsOf(message)
    }
  }

  function* beginSnapshot(now: Instant): Generator<FeedNews> {
    yield { kind: 'snapshot-begins', at: now }
    // Running matches first, then by start: what is bet on most is open soonest.
    toTell = world.almanac.matchesAround(now, now).sort((one, other) => one.kickOff - other.kickOff)
    telling = true
    snapshotNeeded = false
  }

  return {
    *advance(now) {
      const from = heardUpTo
      if (from !== null && now <= from) return
      const leaps = from !== null && now - from > leapMs
      if (from !== null && (leaps || snapshotNeeded)) yield* missed(from, now)
      if (leaps || snapshotNeeded) yield* beginSnapshot(now)
      else if (from !== null) for (const message of world.between(from, now)) yield newsOf(message)
      heardUpTo = now
      yield { kind: 'caught-up', at: now }
    },
    *tellMore(matches) {
      const at = heardUpTo
      if (!telling || at === null) return
      let told = 0
      while (told < matches) {
        const match = toTell.shift()
        if (match === undefined) break
        const news = standing(world, match, at, marginBps)
        if (news.length > 0) told += 1
        yield* news
      }
      if (toTell.length > 0) return
      telling = false
      for (const { make } of world.titles.standing(at)) yield newsOf(make())
      yield { kind: 'snapshot-over', at }
    },
    isTelling: () => telling,
  }
}
