import type { Market } from '@xinghe/contract/sports-market.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'

/** For tests: a football match that has not begun. */
export const makeMatch = (id: string, over: Partial<Match> = {}): Match => ({
  id,
  halfId: null,
  gameType: 'FT',
  discipline: 'football',
  leagueId: 'l',
  league: '联赛',
  home: '甲队',
  away: '乙队',
  startsAt: instant(0),
  inPlay: false,
  status: 'before',
  suspension: null,
  marketCount: 0,
  clock: null,
  periods: null,
  score: null,
  set: null,
  game: null,
  inning: null,
  redCards: null,
  corners: null,
  markets: [],
  ...over,
})

/** A line of two sides at these prices. */
export const makeMarket = (
  matchId: string,
  play: PlayCode,
  line: number | null,
  over: Partial<Market> = {},
): Market => ({
  id: `${matchId}.${play}.${line ?? ''}.${over.goalNumber ?? ''}`,
  play,
  line,
  isMain: true,
  goalNumber: null,
  state: 'open',
  sides: ['H', 'C'],
  prices: [95, 97],
  ...over,
})
