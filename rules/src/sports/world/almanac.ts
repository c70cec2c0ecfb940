import {
  dayMs,
  hourMs,
  instant,
  later,
  siteZoneOffsetMs,
  type Instant,
} from '../../base/instant.ts'
import { fixturesBetween, type Calendar, type CourseOf } from './calendar.ts'
import type { Discipline } from './discipline.ts'
import { virtualMatchMs } from './football/rules.ts'
import { makeLeagues } from './leagues.ts'
import { makeLiveMatch, type LiveMatch } from './live-match.ts'
import type { Match } from './match.ts'
import { remembered } from './remembered.ts'
import { listedAheadMs, virtualListedAheadMs } from './strength-walk.ts'

/** The calendar with a memory: what is asked every second is worked out once. */
export interface Almanac {
  readonly calendar: Calendar
  /** Matches that can be listed or running at some moment between two instants, in order. */
  matchesAround(from: Instant, to: Instant): Match[]
  liveMatch(match: Match): LiveMatch
}

/** No match is longer than this on its own clock. */
export const longestMatchMs = 8 * hourMs
const keptDays = 40
const keptLiveMatches = 3_000

const siteDayNumber = (at: number): number => Math.floor((at + siteZoneOffsetMs) / dayMs)

/** The almanac of a seed; only the given sports are played in it. */
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
  const dayMatches = remembered(keptDays, (day: number) => day, matchesOfDay)
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
    liveMatch: remembered(keptLiveMatches, ({ id }: Match) => id, makeLiveMatch),
  }
}
