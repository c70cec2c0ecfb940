import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { match as matchCodec } from '@xinghe/contract/sports-match.ts'
import { boardMenus } from '@xinghe/contract/sports-topics.ts'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import { disciplines, type Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import { fixtureNamed, listed, reportAt } from '../../../../test/sports-news.ts'
import type { FeedNews } from '../feed/feed.ts'
import { makeSimulation } from '../feeds/simulator/simulation.ts'
import type { BookMatch } from './book.ts'
import { makeBook } from './make-book.ts'
import { shownMatch, shownProgress } from './shown-match.ts'

const now: Instant = instant(Date.parse('2026-11-15T12:00:00Z'))

const bookOf = (news: Iterable<FeedNews>) => {
  const bookWriter = makeBook({ now: () => now })
  bookWriter.hear([
    { kind: 'snapshot-begins', at: now },
    ...news,
    { kind: 'snapshot-over', at: now },
  ])
  return bookWriter.book
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

describe('a match in the contract’s shape', () => {
  it('has the clock of its half, which stops at half-time', () => {
    const second = reported('football', { period: 2, periodStartSeconds: 3_600, seconds: 4_932.4 })
    expect(shownProgress(second)).toMatchObject({
      clock: { period: '2H', seconds: 4_032, at: now, rate: 2 },
      periods: { most: 2, current: 2, isHalfTime: false },
      score: { home: 1, away: 0 },
      corners: { home: 3 },
      redCards: { away: 0 },
    })
    const half = reported('football', { phase: 'break', period: 1 })
    expect(shownProgress(half)).toMatchObject({
      clock: { period: 'HT', seconds: 2_700, at: now, rate: 0 },
      periods: { isHalfTime: true },
      status: 'break',
    })
  })

  it('has an id for its half where the sport has halves, and shows an interruption', () => {
    expect(shownMatch(reported('football', {}), null)).toMatchObject({ id: 'm1', halfId: 'm1.H' })
    expect(shownMatch(reported('tennis', {}), null).halfId).toBeNull()
    const brokenOff = shownProgress(reported('football', { phase: 'interrupted' }))
    expect(brokenOff).toMatchObject({
      status: 'interrupted',
      inPlay: false,
      score: { home: 1 },
      clock: null,
    })
  })

  it('has sets, games and points in tennis', () => {
    const inGame = (game: Pair, periods: readonly Pair[]) =>
      shownProgress(reported('tennis', { game, periods, period: periods.length }))
    const set: Pair = [6, 4]
    expect(inGame([2, 1], [set, [3, 2]])).toMatchObject({
      periods: {
        most: 3,
        current: 2,
        scores: [
          { home: 6, away: 4 },
          { home: 3, away: 2 },
        ],
      },
      set: { home: 3, away: 2 },
      game: { home: '30', away: '15' },
    })
    expect(inGame([4, 3], [set])).toMatchObject({ game: { home: 'A', away: '40' } })
    expect(inGame([5, 5], [set])).toMatchObject({ game: { home: '40', away: '40' } })
    expect(inGame([5, 6], [[6, 6]])).toMatchObject({ game: { home: '5', away: '6' } })
    expect(inGame([0, 0], [set]).clock).toBeNull()
  })

  it('has innings in baseball and quarters in basketball', () => {
    expect(shownProgress(reported('baseball', { period: 7 }))).toMatchObject({
      inning: 7,
      periods: { most: 9 },
    })
    const quarter = { period: 3, seconds: 2_800, periodStartSeconds: 2_500 }
    expect(shownProgress(reported('basketball', quarter))).toMatchObject({
      clock: { period: '3Q', seconds: 180, at: now, rate: 1.2 },
    })
    const late = { period: 2, seconds: 4_200, periodStartSeconds: 2_280 }
    expect(shownProgress(reported('american-football', late))).toMatchObject({
      clock: { period: '2Q', seconds: 822 },
    })
    expect(shownProgress(reported('basketball', { phase: 'break', period: 2 }))).toMatchObject({
      clock: { period: 'HT' },
      periods: { isHalfTime: true },
    })
  })

  it('has no score before the start', () => {
    const match = bookOf(listed('m1', now, now)).match('m1')
    if (match === null) throw new Error('the match is not in the book')
    const shown = shownMatch(match, null)
    expect(shown).toMatchObject({ id: 'm1', inPlay: false, status: 'before', marketCount: 3 })
    expect(shown.score).toBeNull()
    expect(shown.markets[1]).toEqual({
      id: 'm1.R.-2.',
      play: 'R',
      line: -2,
      isMain: true,
      goalNumber: null,
      state: 'open',
      sides: ['H', 'C'],
      prices: [98, 92],
    })
  })

  it('fits the schema of the contract in every sport and menu', () => {
    const seen = new Set<string>()
    for (const discipline of disciplines) {
      const simulation = makeSimulation(
        { secret: Buffer.alloc(32, 3), seed: 3, played: [discipline] },
        null,
      )
      const news = [...simulation.advance(now), ...simulation.continueSnapshot(6)]
      for (const match of bookOf(news.filter(({ kind }) => !kind.startsWith('snapshot'))).matches())
        for (const menu of [...boardMenus, null]) {
          const shown = shownMatch(match, menu)
          if (menu === 'main') expect(shown.markets.length).toBeGreaterThan(0)
          expect(z.decode(matchCodec, z.encode(matchCodec, shown))).toEqual(shown)
          seen.add(discipline)
        }
    }
    expect(seen.size).toBe(disciplines.length)
  })
})
