import { disciplineGameType } from '@xinghe/rules/sports/feed/discipline.ts'
import type { Market } from '@xinghe/rules/sports/feed/market.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import { tallyOf } from '@xinghe/rules/sports/match-result.ts'
import { countsFromBet, isPlayCode, playOf } from '@xinghe/rules/sports/plays.ts'
import type { LegTerms } from '@xinghe/rules/sports/settle.ts'
import type { Match } from '../match/match.ts'

/** The terms of a bet on a side of a market, placed in the state `now`. */
export const termsOf = (match: Match, market: Market, side: string, now: MatchReport): LegTerms => {
  const { code, line, goalNumber, outcomes } = market
  if (!isPlayCode(code)) throw new Error(`no such play: ${code}`)
  const { unit, period } = playOf(code)
  const gameType = disciplineGameType(match.league.discipline)
  return {
    gameType,
    play: code,
    side,
    line,
    scoreAtBet: countsFromBet(gameType, code) ? tallyOf(now, unit, period) : null,
    drawOffered: outcomes.some((outcome) => outcome.side === 'N'),
    goalNumber,
  }
}
