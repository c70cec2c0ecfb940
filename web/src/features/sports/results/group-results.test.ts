import { describe, expect, it } from 'vitest'
import type { Match } from '@xinghe/contract/sports-match.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { makeMatch } from '../testing/make-match.ts'
import { groupResults, scoresOf } from './group-results.ts'

const match = (id: string, leagueId: string, at: number, over: Partial<Match> = {}): Match =>
  makeMatch(id, {
    leagueId,
    league: `联赛${leagueId}`,
    home: `主${id}`,
    away: `客${id}`,
    startsAt: instant(at),
    status: 'ended',
    ...over,
  })

describe('results of a day', () => {
  const day = [match('1', 'b', 30), match('2', 'a', 20), match('3', 'b', 10)]

  it('stand by league, the earliest match of each first', () => {
    const groups = groupResults(day, '')
    expect(groups.map(({ name }) => name)).toEqual(['联赛b', '联赛a'])
    expect(groups[0]?.matches.map(({ id }) => id)).toEqual(['3', '1'])
  })

  it('are narrowed by team or league, whatever the case', () => {
    expect(groupResults(day, '客2 ').flatMap(({ matches }) => matches)).toHaveLength(1)
    expect(groupResults(day, '联赛B')[0]?.matches).toHaveLength(2)
    expect(groupResults(day, '没有')).toEqual([])
  })

  it('show a dash for what was not counted', () => {
    expect(scoresOf(match('1', 'a', 0))).toEqual({ parts: '-', full: '-', corners: '-' })
    const scores = [
      { home: 1, away: 0 },
      { home: 1, away: 1 },
    ]
    const played = match('1', 'a', 0, {
      score: { home: 2, away: 1 },
      periods: { most: 2, current: 2, isHalfTime: false, scores },
    })
    // Of football the half-time score is asked for, of the others every part.
    expect(scoresOf({ ...played, gameType: 'BK' }).parts).toBe('1 - 0，1 - 1')
    expect(scoresOf(played)).toEqual({ parts: '1 - 0', full: '2 - 1', corners: '-' })
  })
})
