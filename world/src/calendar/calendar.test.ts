import { beforeAll, describe, expect, it } from 'vitest'
import {
  dayMs,
  hourMs,
  instant,
  later,
  minuteMs,
  siteMinute,
  type Instant,
} from '@xinghe/rules/base/instant.ts'
import { fixturesBetween, matchById, matchOf, type Calendar } from './calendar.ts'
import { disciplines, type Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import { makeLeagues } from './leagues.ts'
import type { Match } from '../match/match.ts'
import { makeEndOf } from '../model/end-of-match.ts'
import { simulate } from '../model/model.ts'
import { instantOf } from '../match/timeline.ts'

const calendar: Calendar = { seed: 7, leagues: makeLeagues(7), clockRate: 2 }
const monday = instant(Date.UTC(2026, 10, 15, 16))
const nextMonday = later(monday, 7 * dayMs)
let week: Match[] = []

beforeAll(() => {
  week = fixturesBetween(calendar, monday, nextMonday)
})

describe('a week', () => {
  it('has more than six thousand matches, of every sport, in order', () => {
    expect(week.length).toBeGreaterThan(6_000)
    expect(week.length).toBeLessThan(6_500)
    const played = new Set(week.map(({ league }) => league.discipline))
    expect([...played, 'virtual-football'].sort()).toEqual([...disciplines].sort())
    expect(week.every((match, index) => (week[index - 1]?.kickOff ?? 0) <= match.kickOff)).toBe(
      true,
    )
  })

  it('is the sum of its days', () => {
    const days = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
      fixturesBetween(calendar, later(monday, day * dayMs), later(monday, (day + 1) * dayMs)),
    )
    expect(days.map(({ id }) => id)).toEqual(week.map(({ id }) => id))
  })

  it('kicks off on the full five minutes, and no side twice within an hour and a half', () => {
    const lastStart = new Map<string, number>()
    for (const { kickOff, home, away } of week) {
      expect(kickOff % (5 * minuteMs)).toBe(0)
      for (const { id } of [home, away]) {
        expect(kickOff - (lastStart.get(id) ?? 0)).toBeGreaterThanOrEqual(90 * minuteMs)
        lastStart.set(id, kickOff)
      }
    }
  })

  it('has about thirty matches in play at a time', () => {
    const wednesday = later(monday, 2 * dayMs)
    const spans = week
      .filter(({ kickOff }) => kickOff > later(wednesday, -4 * hourMs))
      .filter(({ kickOff }) => kickOff < later(wednesday, dayMs))
      .map((match) => [match.kickOff, instantOf(match, simulate(match).endSeconds)])
    const counts = Array.from({ length: 48 }, (_, half) => {
      const at = later(wednesday, half * 30 * minuteMs)
      return spans.filter(([from = 0, to = 0]) => from <= at && at < to).length
    })
    const average = counts.reduce((sum, count) => sum + count, 0) / counts.length
    expect(average).toBeGreaterThan(24)
    expect(average).toBeLessThan(36)
    expect(Math.min(...counts)).toBeGreaterThan(10)
  })
})

/** Spans of a week without a match of the sport in play, as text. */
const idleSpans = (sport: Discipline): string[] => {
  const idle: string[] = []
  let playedUntil: Instant = monday
  const nextStart = (at: Instant): void => {
    if (at > playedUntil) idle.push(`${siteMinute(playedUntil)} to ${siteMinute(at)}`)
  }
  for (const match of fixturesBetween(calendar, later(monday, -4 * hourMs), nextMonday)) {
    if (match.league.discipline !== sport) continue
    nextStart(match.kickOff)
    const ends = instantOf(match, simulate(match).endSeconds)
    playedUntil = instant(Math.max(playedUntil, ends))
  }
  nextStart(nextMonday)
  return idle
}

it.each(['football', 'basketball', 'tennis', 'esports', 'snooker'] as const)(
  'has %s in play at every minute of a week',
  (sport) => expect(idleSpans(sport)).toEqual([]),
)

describe('a match', () => {
  // Sites have shown and settled them: a change of the calendar adds leagues and leaves the others alone.
  it.each([
    ['ft01-super-280-3', 1_788_959_700_000, '枫泽铁路', '岚洲竞技', [0, 0]],
    ['bk03-pro-430-2', 1_790_935_200_000, '榆津巨浪', '江泽飓风', [104, 84]],
    ['tn02-open-1000-9', 1_790_522_100_000, '尉迟书', '令狐柏', [0, 2]],
    ['es01-league-700-5', 1_788_776_100_000, '霜浦孤狼', '枫陵潮汐', [2, 1]],
    ['vf01-cup-500000-0', 1_794_038_400_000, '江渡铁路', '银湾勇士', [2, 1]],
  ])('of the past keeps its time, sides and result: %s', (id, kickOff, home, away, score) => {
    const match = matchById(calendar, id)
    expect(match).toMatchObject({ kickOff, home: { name: home }, away: { name: away } })
    expect(match && makeEndOf()(match).score).toEqual(score)
  })

  it('is found again by its id, the same in every respect', () => {
    // The course is a function: two courses are equal when they draw the same numbers.
    const shown = (match: Match | null) => ({
      ...match,
      course: match?.course().below(1_000_000),
    })
    for (const match of week.slice(0, 50))
      expect(shown(matchById(calendar, match.id))).toEqual(shown(match))
  })

  it.each([
    '',
    'ft01-super',
    'ft01-super-3',
    'ft01-super-3-9',
    'zz01-super-3-0',
    'ft01-super-03-0',
  ])('is not made up for %j', (id) => {
    expect(matchById(calendar, id)).toBeNull()
  })

  it('takes another course in a world of another seed', () => {
    const other: Calendar = { ...calendar, seed: 8 }
    const [league] = calendar.leagues
    if (league === undefined) throw new Error('no league')
    expect(matchOf(calendar, league, 5, 0).seed).not.toBe(matchOf(other, league, 5, 0).seed)
  })
})

describe('virtual football', () => {
  it('has four matches running at any time, each of three minutes', () => {
    const matches = fixturesBetween(calendar, monday, later(monday, hourMs), 'virtual')
    const spans = matches.map((match) => [
      match.kickOff,
      instantOf(match, simulate(match).endSeconds),
    ])
    for (const [from = 0, to = 0] of spans) expect(to - from).toBe(3 * minuteMs)
    for (let second = 200; second < 3_400; second += 7) {
      const at = later(monday, second * 1_000)
      expect(spans.filter(([from = 0, to = 0]) => from <= at && at < to)).toHaveLength(4)
    }
  })
})
