import { describe, expect, it } from 'vitest'
import type { WireMatch } from '@xinghe/contract/sports-shapes.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { groupResults, scoresOf } from './group-results.ts'

const match = (gide: string, league: string, at: number, over: Partial<WireMatch> = {}) => ({
  gide,
  gameType: 'FT' as const,
  discipline: 'FT',
  league_id: league,
  league: `联赛${league}`,
  team_h: `主${gide}`,
  team_c: `客${gide}`,
  datetime: instant(at),
  isLive: 0 as const,
  gameStatus: 'ended' as const,
  playCount: 0,
  markets: [],
  ...over,
})

describe('results of a day', () => {
  const day = [match('1', 'b', 30), match('2', 'a', 20), match('3', 'b', 10)]

  it('stand by league, the earliest match of each first', () => {
    const groups = groupResults(day, '')
    expect(groups.map(({ name }) => name)).toEqual(['联赛b', '联赛a'])
    expect(groups[0]?.matches.map(({ gide }) => gide)).toEqual(['3', '1'])
  })

  it('are narrowed by team or league, whatever the case', () => {
    expect(groupResults(day, '客2 ').flatMap(({ matches }) => matches)).toHaveLength(1)
    expect(groupResults(day, '联赛B')[0]?.matches).toHaveLength(2)
    expect(groupResults(day, '没有')).toEqual([])
  })

  it('show a dash for what was not counted', () => {
    expect(scoresOf(match('1', 'a', 0))).toEqual({ parts: '-', full: '-', corners: '-' })
    const played = match('1', 'a', 0, { sc_FT_H: 2, sc_FT_C: 1, sc_FT_A: '1-0,1-1', corner_h: 4 })
    // Of football the half-time score is asked for, of the others every part.
    expect(scoresOf({ ...played, gameType: 'BK' }).parts).toBe('1 - 0，1 - 1')
    expect(scoresOf(played)).toEqual({ parts: '1 - 0', full: '2 - 1', corners: '-' })
  })
})
