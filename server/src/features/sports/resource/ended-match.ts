import type { SentMatch } from '@xinghe/contract/sports-shapes.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { tallyOf, type MatchResult } from '@xinghe/rules/sports/match-result.ts'
import type { MatchReport } from '@xinghe/rules/sports/world/report.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { wireScore } from '../book/wire-score.ts'
import type { EndedRow } from './store-result.ts'

/** An operator enters what bets are settled by, and no more. */
export const isReport = (result: MatchReport | MatchResult): result is MatchReport =>
  'periods' in result

const scoreOf = ({ discipline, result }: EndedRow): Partial<SentMatch> => {
  if (result === null) return {}
  if (isReport(result)) {
    const { datetime: _, ...score } = wireScore(discipline, result)
    return score
  }
  const { home, away } = tallyOf(result, 'score', 'full')
  return { sc_FT_H: home, sc_FT_C: away }
}

/** A match that is over, as it was kept. */
export const endedMatch = (row: EndedRow, language: Language): SentMatch => ({
  gide: row.id,
  gameType: row.gameType,
  discipline: row.discipline,
  league_id: row.leagueId,
  league: inScript(language, row.leagueName),
  team_h: inScript(language, row.home),
  team_c: inScript(language, row.away),
  datetime: new Date(row.startsAt).toISOString(),
  isLive: 0,
  ...scoreOf(row),
  gameStatus: row.state === 'ended' ? 'ended' : 'interrupted',
  playCount: 0,
  markets: [],
})
