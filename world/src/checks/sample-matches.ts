import { dayMs, instant, later } from '@xinghe/rules/base/instant.ts'
import { disciplines, type Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import { fixturesBetween, type Calendar } from '../calendar/calendar.ts'
import { makeLeagues } from '../calendar/leagues.ts'
import type { Match } from '../match/match.ts'

const firstDay = instant(Date.UTC(2026, 0, 5))

const matchesOf = (calendar: Calendar, discipline: Discipline, count: number): Match[] => {
  const leagues = calendar.leagues.filter((league) => league.discipline === discipline)
  const found: Match[] = []
  const which = discipline === 'virtual-football' ? 'virtual' : 'real'
  for (let day = firstDay; found.length < count; day = later(day, dayMs)) {
    found.push(...fixturesBetween({ ...calendar, leagues }, day, later(day, dayMs), which))
  }
  return found.slice(0, count)
}

/** `count` matches of a seed's world, evenly over all sports. */
export const sampleMatches = (
  count: number,
  seed: number,
): readonly (readonly [Discipline, readonly Match[]])[] => {
  const calendar: Calendar = { seed, leagues: makeLeagues(seed), clockRate: 2 }
  const each = Math.ceil(count / disciplines.length)
  return disciplines.map((discipline) => [discipline, matchesOf(calendar, discipline, each)])
}
