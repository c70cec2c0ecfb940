import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wireMatch as wireShape } from '@xinghe/contract/sports-shapes.ts'
import { boardMenus } from '@xinghe/contract/sports-topics.ts'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import { disciplines, type Discipline } from '@xinghe/rules/sports/world/discipline.ts'
import type { Pair } from '@xinghe/rules/sports/world/match.ts'
import type { MatchReport } from '@xinghe/rules/sports/world/report.ts'
import { fixtureNamed, listed, reportAt } from '../../../../test/sports-news.ts'
import type { FeedNews } from '../feeds/feed.ts'
import { makeSimulation } from '../feeds/simulator/simulation.ts'
import type { BookMatch } from './book.ts'
import { makeBook } from './make-book.ts'
import { wireHead, wireMatch } from './wire-match.ts'

const now: Instant = instant(Date.parse('2026-11-15T12:00:00Z'))

const bookOf = (news: Iterable<FeedNews>) => {
  const keeper = makeBook({ now: () => now })
  keeper.hear([{ kind: 'snapshot-begins', at: now }, ...news])
  return keeper.book
}

/** A match of a sport with this report. */
const reported = (discipline: Discipline, changes: Partial<MatchReport>): BookMatch => {
  const fixture = { ...fixtureNamed('m1', now), discipline }
  const report = { ...reportAt([1, 0]), ...changes }
  const match = bookOf([
    { kind: 'fixture', at: now, fixture },
    { kind: 'result', at: now, matchId: 'm1', revision: 1, report },
  ]).match('m1')
  if (match === null) throw new Error('the match is not in the book')
  return match
}

describe('a match on the wire', () => {
  it('has the clock of its half, which stands at half-time', () => {
    const second = reported('football', { period: 2, periodStartSeconds: 3_600, seconds: 4_932.4 })
    expect(wireHead(second)).toMatchObject({
      re_time: '2H^67:12',
      clock: [4_032, now, 2],
      t_count: 2,
      se_now: 2,
      HalfTime: 0,
      sc_FT_H: 1,
      corner_h: 3,
      redcard_c: 0,
    })
    const half = reported('football', { phase: 'break', period: 1 })
    expect(wireHead(half)).toMatchObject({
      re_time: 'HT^',
      clock: [2_700, now, 0],
      HalfTime: 1,
      gameStatus: 'break',
    })
  })

  it('names its half where the sport has one, and says that it was broken off', () => {
    expect(wireMatch(reported('football', {}), null)).toMatchObject({ gide: 'm1', hgid: 'm1.H' })
    expect(wireMatch(reported('tennis', {}), null)).not.toHaveProperty('hgid')
    const brokenOff = wireHead(reported('football', { phase: 'interrupted' }))
    expect(brokenOff).toMatchObject({ gameStatus: 'interrupted', isLive: 0, sc_FT_H: 1 })
    expect(brokenOff).not.toHaveProperty('clock')
  })

  it('has sets, games and points in tennis', () => {
    const inGame = (game: Pair, periods: readonly Pair[]) =>
      wireHead(reported('tennis', { game, periods, period: periods.length }))
    const set: Pair = [6, 4]
    expect(inGame([2, 1], [set, [3, 2]])).toMatchObject({
      t_count: 3,
      se_now: 2,
      sc_set_H: 3,
      sc_set_A: 2,
      sc_game_H: '30',
      sc_game_A: '15',
      sc_FT_A: '6-4,3-2',
    })
    expect(inGame([4, 3], [set])).toMatchObject({ sc_game_H: 'A', sc_game_A: '40' })
    expect(inGame([5, 5], [set])).toMatchObject({ sc_game_H: '40', sc_game_A: '40' })
    expect(inGame([5, 6], [[6, 6]])).toMatchObject({ sc_game_H: '5', sc_game_A: '6' })
    expect(inGame([0, 0], [set])).not.toHaveProperty('re_time')
  })

  it('has innings in baseball and quarters in basketball', () => {
    expect(wireHead(reported('baseball', { period: 7 }))).toMatchObject({
      inningNum: 7,
      t_count: 9,
    })
    const quarter = { period: 3, seconds: 2_800, periodStartSeconds: 2_500 }
    expect(wireHead(reported('basketball', quarter))).toMatchObject({
      re_time: '3Q^03:00',
      clock: [180, now, 1.2],
    })
    const late = { period: 2, seconds: 4_200, periodStartSeconds: 2_280 }
    expect(wireHead(reported('american-football', late))).toMatchObject({ re_time: '2Q^13:42' })
    expect(wireHead(reported('basketball', { phase: 'break', period: 2 }))).toMatchObject({
      re_time: 'HT^',
      HalfTime: 1,
    })
  })

  it('says nothing of a score before the match', () => {
    const match = bookOf(listed('m1', now, now)).match('m1')
    if (match === null) throw new Error('the match is not in the book')
    const wire = wireMatch(match, null)
    expect(wire).toMatchObject({ gide: 'm1', isLive: 0, gameStatus: 'before', playCount: 3 })
    expect(wire).not.toHaveProperty('sc_FT_H')
    expect(wire.markets[1]).toEqual(['m1.R.-2.', 'R', -2, 1, null, 1, ['H', 98, 'C', 92]])
  })

  it('keeps to the contract in every sport and menu', () => {
    const seen = new Set<string>()
    for (const discipline of disciplines) {
      const simulation = makeSimulation(
        { secret: Buffer.alloc(32, 3), seed: 3, played: [discipline] },
        null,
      )
      const news = [...simulation.advance(now), ...simulation.tellMore(6)]
      for (const match of bookOf(news.filter(({ kind }) => !kind.startsWith('snapshot'))).matches())
        for (const menu of [...boardMenus, null]) {
          const wire = wireMatch(match, menu)
          if (menu === 'main') expect(wire.markets.length).toBeGreaterThan(0)
          expect(z.encode(wireShape, wire).gide).toBe(match.fixture.matchId)
          seen.add(discipline)
        }
    }
    expect(seen.size).toBe(disciplines.length)
  })
})
