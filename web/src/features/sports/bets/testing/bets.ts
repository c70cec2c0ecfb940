import type { Bet, BetLeg } from '@xinghe/contract/sports-bet.ts'
import { instant } from '@xinghe/rules/base/instant.ts'

/** For tests: an in-play handicap on the away side, with what a test wants otherwise. */
export const legOf = (over: Partial<BetLeg> = {}): BetLeg => ({
  matchId: 'm1',
  gameType: 'FT',
  discipline: null,
  league: '星河联赛',
  home: '星河联',
  away: '海港城',
  startsAt: instant(Date.parse('2026-03-10T04:00:00Z')),
  play: 'RE',
  side: 'C',
  sideName: null,
  line: -2,
  goalNumber: null,
  odds: { type: 'M', shown: -86 },
  scoreAtBet: { home: 0, away: 1 },
  score: null,
  result: null,
  reason: null,
  ...over,
})

export const betOf = (over: Partial<Bet> = {}): Bet => ({
  id: 'bet_1',
  ticketId: 'XH100',
  requestId: 'r',
  state: 'open',
  code: 'single',
  stake: 10_000n,
  risk: 8_600n,
  maxWin: 10_000n,
  result: null,
  net: null,
  payout: null,
  reason: null,
  explanation: null,
  placedAt: instant(Date.parse('2026-03-10T03:00:00Z')),
  deadline: null,
  settledAt: null,
  appealUntil: null,
  cashOuts: [],
  legs: [legOf()],
  ...over,
})
