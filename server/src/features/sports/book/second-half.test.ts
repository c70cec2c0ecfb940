import { expect, it } from 'vitest'
import { instant, type Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import { happened, listed, reportAt, runningMarkets } from '../../../../test/sports-news.ts'
import type { OfferedMarket } from '../feed/feed.ts'
import { makeBook } from './make-book.ts'
import { shownMarkets } from './shown-match.ts'

const now: Instant = instant(Date.parse('2026-11-15T12:00:00Z'))

const line = (play: 'RE' | 'ROU', at: number): OfferedMarket => ({
  play,
  line: at,
  main: false,
  goalNumber: null,
  offers: play === 'RE' ? ['H', 80, 'C', 110] : ['O', 80, 'U', 110],
})

const firstHalf = reportAt([1, 0])
const secondHalf: MatchReport = {
  ...firstHalf,
  period: 2,
  seconds: 4_000,
  periodStartSeconds: 3_600,
  tallies: {
    ...firstHalf.tallies,
    score: { full: { home: 1, away: 0, final: false }, half: { home: 1, away: 0, final: true } },
  },
}

const mainMenu = (report: MatchReport): string[] => {
  const writer = makeBook({ now: () => now })
  const others = [line('RE', -6), line('RE', -1), line('ROU', 12), line('ROU', 8), line('ROU', 14)]
  writer.hear([
    { kind: 'snapshot-begins', at: now },
    ...listed('m1', now, now),
    happened('m1', now, 'period-start', report),
    {
      kind: 'prices',
      at: now,
      matchId: 'm1',
      running: true,
      markets: [...runningMarkets, ...others],
    },
    { kind: 'snapshot-over', at: now },
  ])
  const match = writer.book.match('m1')
  if (match === null) throw new Error('the match is not in the book')
  return shownMarkets(match, 'main').map(({ id }) => id)
}

it('the board has main lines only while the first half runs', () => {
  expect(mainMenu(firstHalf)).toEqual(['m1.RM..', 'm1.RE.-2.', 'm1.ROU.10.'])
})

it('the board has the next goal and the nearest other lines in the second half', () => {
  expect(mainMenu(secondHalf)).toEqual([
    'm1.RM..',
    'm1.RE.-2.',
    'm1.ROU.10.',
    'm1.NG..1',
    'm1.RE.-1.',
    'm1.ROU.8.',
  ])
})
