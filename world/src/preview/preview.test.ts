import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { LineUp } from '@xinghe/rules/sports/feed/preview.ts'
import { formOf, meetingsOf } from '@xinghe/rules/sports/form.ts'
import { standingsOf } from '@xinghe/rules/sports/standings.ts'
import {
  fixturesBetween,
  lastRoundOf,
  matchById,
  matchOf,
  seasonMatches,
  type Calendar,
} from '../calendar/calendar.ts'
import { makeLeagues } from '../calendar/leagues.ts'
import type { Match } from '../match/match.ts'
import { makeEndOf } from '../model/end-of-match.ts'
import { makeTitles } from '../titles/titles.ts'
import { makePreviews } from './preview.ts'

const calendar: Calendar = { seed: 7, leagues: makeLeagues(7), clockRate: 2 }
const endOf = makeEndOf()
const previewOf = makePreviews(calendar, endOf)
const monday = instant(Date.UTC(2026, 10, 15, 16))

const matchIn = (discipline: Discipline): Match => {
  const which = discipline === 'virtual-football' ? 'virtual' : 'real'
  const match = fixturesBetween(calendar, monday, later(monday, 3 * dayMs), which).find(
    ({ league }) => league.discipline === discipline,
  )
  if (match === undefined) throw new Error(`no ${discipline}`)
  return match
}

const endedMatch = (id: string): Match => {
  const match = matchById(calendar, id)
  if (match === null) throw new Error(`no match ${id}`)
  return match
}

describe.each(['football', 'virtual-football', 'basketball', 'esports'] as const)(
  'the preview of a %s match',
  (discipline) => {
    const match = matchIn(discipline)
    const preview = previewOf(match, match.kickOff)
    const { history, home, away } = preview

    it('has the last six matches of either side and the last six between them', () => {
      for (const { id } of [home, away]) expect(formOf(history, id)).toHaveLength(6)
      expect(meetingsOf(history, home.id, away.id)).toHaveLength(6)
      // Each side plays once a round: nothing between two matches of the form is left out.
      const rounds = formOf(history, home.id).map(({ matchId }) => endedMatch(matchId).round)
      const perRound = discipline === 'virtual-football' ? match.league.teams.length / 2 : 1
      expect((rounds[0] ?? 0) - (rounds[5] ?? 0)).toBeLessThan(6 * perRound)
    })

    it('tells the results of the matches themselves, and none that was not over', () => {
      for (const at of [match.kickOff, later(match.kickOff, -3 * hourMs)]) {
        for (const past of previewOf(match, at).history) {
          const end = endOf(endedMatch(past.matchId))
          expect(end.at).toBeLessThanOrEqual(at)
          expect(past).toMatchObject({ score: end.score, abandoned: end.abandoned })
        }
      }
    })

    it('has every ended match of the season', () => {
      const ended = seasonMatches(calendar, match.league, match.season).filter(
        (one) => one.kickOff < match.kickOff && endOf(one).at <= match.kickOff,
      )
      const told = history.filter(({ season }) => season === match.season)
      expect(told.map(({ matchId }) => matchId).toSorted()).toEqual(
        ended.map(({ id }) => id).toSorted(),
      )
      expect(preview.sides).toHaveLength(match.league.teams.length)
    })

    it('stays as it was at kick-off', () => {
      expect(previewOf(match, later(match.kickOff, dayMs))).toEqual(preview)
    })
  },
)

it('has a table whose first is the champion that bets on the title were settled by', () => {
  const league = calendar.leagues.find(({ hasChampion }) => hasChampion)
  if (league === undefined) throw new Error('no league with a title')
  const season = 3
  const afterLast = matchOf(calendar, league, lastRoundOf(league, season), 0)
  const at = later(afterLast.kickOff, dayMs)
  const won = makeTitles(calendar, endOf, 500).result({ league, season }, at)
  const history = seasonMatches(calendar, league, season).map((match) => ({
    matchId: match.id,
    season,
    kickOff: match.kickOff,
    home: match.home,
    away: match.away,
    ...endOf(match),
  }))
  const [first] = standingsOf(league.teams, history)
  expect(won.kind === 'champion-result' && won.winners).toContain(first?.side.id)
})

describe('line-ups', () => {
  const match = matchIn('football')
  const lineUpsAt = (at: Instant) => previewOf(match, at).lineUps
  const announcedAt = later(match.kickOff, -hourMs)
  const isWhole = ({ formation, starters, bench }: LineUp): void => {
    expect(starters).toHaveLength(11)
    expect(bench).toHaveLength(9)
    expect(starters.map(({ position }) => position)).toEqual(
      starters.map(({ position }) => position).toSorted((one, other) => order(one) - order(other)),
    )
    const rows = formation.split('-').map(Number)
    const count = (position: string): number =>
      starters.filter((player) => player.position === position).length
    expect([count('GK'), count('DF'), count('FW')]).toEqual([1, rows[0], rows.at(-1)])
    const numbers = [...starters, ...bench].map(({ number }) => number)
    expect(new Set(numbers).size).toBe(20)
    expect(Math.min(...numbers)).toBe(1)
  }
  const order = (position: string): number => ['GK', 'DF', 'MF', 'FW'].indexOf(position)

  it('have eleven starters in a formation and a bench, probable until an hour before', () => {
    const probable = lineUpsAt(later(announcedAt, -1))
    const announced = lineUpsAt(announcedAt)
    for (const lineUps of [probable, announced])
      for (const side of ['home', 'away'] as const) if (lineUps !== null) isWhole(lineUps[side])
    expect(probable).toMatchObject({ announced: false, announcedAt })
    expect(announced).toMatchObject({ announced: true, announcedAt })
    expect(lineUpsAt(later(match.kickOff, dayMs))).toEqual(announced)
  })

  it('are announced with some of the regulars replaced', () => {
    const matches = fixturesBetween(calendar, monday, later(monday, dayMs)).filter(
      ({ league }) => league.discipline === 'football',
    )
    const changes = matches.slice(0, 40).map((one) => {
      const [probable, announced] = [
        previewOf(one, later(one.kickOff, -dayMs)),
        previewOf(one, one.kickOff),
      ]
      const names = new Set(probable.lineUps?.home.starters.map(({ name }) => name))
      return announced.lineUps?.home.starters.filter(({ name }) => !names.has(name)).length ?? 0
    })
    expect(Math.max(...changes)).toBeGreaterThan(1)
    expect(Math.max(...changes)).toBeLessThan(7)
  })

  it('have players that no two clubs of a league share', () => {
    const { league } = match
    const names = new Set<string>()
    for (let pair = 0; pair < league.teams.length / 2; pair++) {
      const { lineUps } = previewOf(matchOf(calendar, league, match.round, pair), monday)
      for (const side of ['home', 'away'] as const)
        for (const { name } of [
          ...(lineUps?.[side].starters ?? []),
          ...(lineUps?.[side].bench ?? []),
        ])
          names.add(name)
    }
    expect(names.size).toBe(league.teams.length * 20)
  })

  it('are missing in other sports', () => {
    for (const discipline of ['virtual-football', 'basketball', 'tennis'] as const)
      expect(previewOf(matchIn(discipline), monday).lineUps).toBeNull()
  })
})
