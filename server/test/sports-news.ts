import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fixture } from '@xinghe/rules/sports/feed/messages.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import type { MatchEventKind } from '@xinghe/rules/sports/feed/match-event.ts'
import type { FeedNews, OfferedMarket } from '../src/features/sports/feed/feed.ts'

/** Home wins, draw, away; a handicap of home giving half a goal; over and under 2.5. */
export const plainMarkets: readonly OfferedMarket[] = [
  { play: 'M', line: null, main: true, goalNumber: null, offers: ['H', 110, 'N', 230, 'C', 260] },
  { play: 'R', line: -2, main: true, goalNumber: null, offers: ['H', 98, 'C', 92] },
  { play: 'OU', line: 10, main: true, goalNumber: null, offers: ['O', 95, 'U', 95] },
]

export const runningMarkets: readonly OfferedMarket[] = [
  { play: 'RM', line: null, main: true, goalNumber: null, offers: ['H', 110, 'N', 230, 'C', 260] },
  { play: 'RE', line: -2, main: true, goalNumber: null, offers: ['H', 98, 'C', 92] },
  { play: 'ROU', line: 10, main: true, goalNumber: null, offers: ['O', 95, 'U', 95] },
  { play: 'NG', line: null, main: true, goalNumber: 1, offers: ['H', 120, 'N', 900, 'C', 140] },
]

export const fixtureNamed = (matchId: string, kickOff: Instant): Fixture => ({
  matchId,
  gameType: 'FT',
  discipline: 'football',
  leagueId: 'league-1',
  leagueName: '东海超级联赛',
  season: 1,
  round: 1,
  home: { id: `${matchId}-h`, name: '临江' },
  away: { id: `${matchId}-c`, name: '北岭' },
  kickOff,
  clockRate: 2,
})

/** A match as it is in a snapshot or a new listing. */
export const listed = (
  matchId: string,
  kickOff: Instant,
  at: Instant,
  markets: readonly OfferedMarket[] = plainMarkets,
): FeedNews[] => [
  { kind: 'fixture', at, fixture: fixtureNamed(matchId, kickOff) },
  { kind: 'status', at, matchId, status: 'open' },
  { kind: 'prices', at, matchId, running: false, markets },
]

/** A football match in its first half, or with `over` at its end. */
export const reportAt = (
  [home, away]: readonly [number, number],
  over = false,
  reds: readonly [number, number] = [0, 0],
): MatchReport => ({
  phase: over ? 'ended' : 'running',
  period: over ? 2 : 1,
  seconds: over ? 6_300 : 600,
  periodStartSeconds: over ? 3_600 : 0,
  tallies: {
    score: { full: { home, away, final: over }, half: { home, away, final: over } },
    corners: { full: { home: 3, away: 2, final: over }, half: { home: 1, away: 2, final: over } },
  },
  goals: [...Array<'H'>(home).fill('H'), ...Array<'C'>(away).fill('C')],
  periods: over
    ? [
        [home, away],
        [0, 0],
      ]
    : [[home, away]],
  game: [0, 0],
  server: null,
  yellows: [0, 0],
  reds,
})

export const happened = (
  matchId: string,
  at: Instant,
  kind: MatchEventKind,
  report: MatchReport,
): FeedNews => ({
  kind: 'event',
  at,
  matchId,
  event: {
    atSeconds: report.seconds,
    kind,
    side: kind === 'score' ? 'H' : null,
    value: 1,
  },
  report,
})

/** Kick-off: the match runs, with in-play prices. */
export const kickedOff = (matchId: string, at: Instant): FeedNews[] => [
  happened(matchId, at, 'period-start', reportAt([0, 0])),
  { kind: 'prices', at, matchId, running: true, markets: runningMarkets },
]

export const ended = (
  matchId: string,
  at: Instant,
  score: readonly [number, number],
  revision = 100,
): FeedNews[] => [
  { kind: 'result', at, matchId, revision, report: reportAt(score, true) },
  { kind: 'status', at, matchId, status: 'closed' },
]
