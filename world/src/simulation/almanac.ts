import {
  dayMs,
  instant,
  later,
  siteZoneOffsetMs,
  type Instant,
} from '@xinghe/rules/base/instant.ts'
import { fixturesBetween, type Calendar, type CourseOf } from '../calendar/calendar.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import { virtualMatchMs } from '@xinghe/rules/sports/virtual-football.ts'
import { makeLeagues } from '../calendar/leagues.ts'
import { makeEndOf, type EndOf } from '../model/end-of-match.ts'
import { longestMatchMs, makeLiveMatch, type LiveMatch } from '../model/live-match.ts'
import type { Match } from '../match/match.ts'
import { memoize } from '../cache/memoize.ts'
import { listedAheadMs, virtualListedAheadMs } from '../match/strength-walk.ts'

/** The calendar with a cache for the queries of every second. */
export interface Almanac {
  readonly calendar: Calendar
  /** Matches that can be listed or running at some moment between two instants, in order. */
  matchesAround(from: Instant, to: Instant): Match[]
  liveMatch(match: Match): LiveMatch
  readonly endOf: EndOf
}

const keptDays = 40
const keptLiveMatches = 3_000

const siteDayNumber = (at: number): number => Math.floor((at + siteZoneOffsetMs) / dayMs)

/** The almanac of a seed, with the given sports only. */
export const makeAlmanac = (
  seed: number,
  clockRate: number,
  played: readonly Discipline[],
  courseOf?: CourseOf,
): Almanac => {
  const leagues = makeLeagues(seed).filter(({ discipline }) => played.includes(discipline))
  const calendar: Calendar = { seed, leagues, clockRate, courseOf }
  const matchesOfDay = (day: number): Match[] => {
    const start = instant(day * dayMs - siteZoneOffsetMs)
    return fixturesBetween(calendar, start, later(start, dayMs))
  }
  const dayMatches = memoize(keptDays, (day: number) => day, matchesOfDay)
  return {
    calendar,
    matchesAround: (from, to) => {
      const earliest = from - longestMatchMs / clockRate
      const latest = to + listedAheadMs
      const found: Match[] = []
      for (let day = siteDayNumber(earliest); day <= siteDayNumber(latest); day++) {
        for (const match of dayMatches(day)) {
          if (match.kickOff > earliest && match.kickOff <= latest) found.push(match)
        }
      }
      const virtualFrom = instant(from - 2 * virtualMatchMs)
      const virtualTo = instant(to + virtualListedAheadMs + 1)
      return [...found, ...fixturesBetween(calendar, virtualFrom, virtualTo, 'virtual')]
    },
    liveMatch: memoize(keptLiveMatches, ({ id }: Match) => id, makeLiveMatch),
    endOf: makeEndOf(),
  }
}
