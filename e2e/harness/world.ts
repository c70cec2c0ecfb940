import { instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { isPlayCode, type PlayCode } from '@xinghe/rules/sports/plays.ts'
import { fixturesBetween } from '@xinghe/world/calendar/calendar.ts'
import type { Match } from '@xinghe/world/match/match.ts'
import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'
import { stateAt } from '@xinghe/world/model/model.ts'
import { walkMoments } from '@xinghe/world/match/strength-walk.ts'
import { instantOf } from '@xinghe/world/match/timeline.ts'
import { makeWorld } from '@xinghe/world/simulation/world.ts'
import { secretCourse } from '@xinghe/server/features/sports/feeds/simulator/secret-course.ts'
import { secretsFrom } from '@xinghe/server/platform/secrets/secrets.ts'

/**
 * Three sports make a book that is ready in a blink: one with quarter lines and a match at any time, one
 * whose goals come without a warning, and one with titles.
 */
export const playedSports = ['virtual-football', 'handball', 'ice-hockey'] as const
type PlayedSport = (typeof playedSports)[number]

/** One price as it stands at a moment. */
export interface Spot {
  readonly match: Match
  readonly play: PlayCode
  /** In quarters, from the home side; null without one. */
  readonly line: number | null
  readonly side: string
  /** The Hong Kong price in hundredths. */
  readonly hk: number
}

/** The future of the site's matches, simulated from the same secret. */
export interface SportsWorld {
  /** The matches of a sport that kick off in a span, soonest first. */
  starting(sport: PlayedSport, from: Instant, withinMs: number): Match[]
  endOf(match: Match): Instant
  scoreAt(match: Match, at: Instant): Pair
  /** When its score moves, in order. */
  goalsOf(match: Match): readonly Instant[]
  /** When its prices may move before the kick-off. */
  movesOf(match: Match, from: Instant, to: Instant): readonly Instant[]
  spotsOf(match: Match, at: Instant): readonly Spot[]
}

export const sportsWorld = (masterSecret: string): SportsWorld => {
  const secrets = secretsFrom(masterSecret)
  const courseSecret = secrets.key('sports-course')
  const world = makeWorld({
    seed: secrets.key('sports-world').readUInt32BE(0),
    courseOf: (matchId) => secretCourse(courseSecret, matchId),
    played: playedSports,
  })
  const { almanac } = world
  return {
    starting: (sport, from, withinMs) =>
      fixturesBetween(almanac.calendar, from, later(from, withinMs), 'all').filter(
        ({ league }) => league.discipline === sport,
      ),
    endOf: (match) => almanac.liveMatch(match).endsAt,
    scoreAt: (match, at) => stateAt(match, almanac.liveMatch(match).timeline, at).score,
    goalsOf: (match) =>
      almanac
        .liveMatch(match)
        .timeline.events.filter(({ kind }) => kind === 'score')
        .map(({ atSeconds }) => instantOf(match, atSeconds)),
    movesOf: (match, from, to) =>
      walkMoments(match, from, instant(Math.min(to, match.kickOff - 1))),
    spotsOf: (match, at) => {
      const told = world.pricesAt(match, at)
      if (told?.kind !== 'prices') return []
      return told.markets.flatMap(({ code, line, outcomes }) =>
        isPlayCode(code)
          ? outcomes.map(({ side, hk }) => ({ match, play: code, line, side, hk }))
          : [],
      )
    },
  }
}

/** Throws when the value is missing: a week of these sports always has one. */
export const sure = <T>(found: T | undefined | null, what: string): T => {
  if (found === undefined || found === null) throw new Error(`The world has no ${what}.`)
  return found
}
