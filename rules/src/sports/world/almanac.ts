import {
  dayMs,
  hourMs,
  instant,
  later,
  siteZoneOffsetMs,
  type Instant,
} from '../../base/instant.ts'
import { fixturesBetween, type Calendar } from './calendar.ts'
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

// No match is longer than this on its own clock.
const longestMatchMs = 12 * hourMs
const keptDays = 40
const keptLiveMatches = 3_000

const siteDayNumber = (at: number): number => Math.floor((at + siteZoneOffsetMs) / dayMs)

export const makeAlmanac = (seed: number, clockRate: number): Almanac => {
  const calendar: Calendar = { seed, leagues: makeLeagues(seed), clockRate }
  const matchesOfDay = (day: number): Match[] => {
    const start = instant(day * dayMs - siteZoneOffsetMs)
    return fixturesBetween(calendar, start, later(start, dayMs))
  }
  const dayMatches = remembered(keptDays, (day: number) => day, matchesOfDay)
  return {
    calendar,
    matchesAround: (from, to) => {
      const first = siteDayNumber(from - longestMatchMs / clockRate)
      const last = siteDayNumber(to + listedAheadMs)
      const found: Match[] = []
      for (let day = first; day <= last; day++) {
        for (const match of dayMatches(day)) found.push(match)
      }
      const virtualFrom = instant(from - 2 * virtualMatchMs)
      const virtualTo = instant(to + virtualListedAheadMs + 1)
      return [...found, ...fixturesBetween(calendar, virtualFrom, virtualTo, 'virtual')]
    },
    liveMatch: remembered(keptLiveMatches, ({ id }: Match) => id, makeLiveMatch),
  }
}
