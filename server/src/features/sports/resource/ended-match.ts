import type { Match } from '@xinghe/contract/sports-match.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { tallyOf, type MatchResult } from '@xinghe/rules/sports/match-result.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { noScoreboard, scoreboardOf } from '../book/scoreboard.ts'
import type { EndedFixture } from '../feed/feed.ts'
import type { EndedRow } from './store-result.ts'

/** A result entered by an operator without a feed report has only the scores that settle bets. */
export const isReport = (result: MatchReport | MatchResult): result is MatchReport =>
  'periods' in result

const scoreboardIn = ({ discipline, result }: EndedRow) => {
  if (result === null) return noScoreboard
  return isReport(result)
    ? scoreboardOf(discipline, result)
    : { ...noScoreboard, score: tallyOf(result, 'score', 'full') }
}

/** An ended match in the contract's shape. */
export const endedMatch = (row: EndedRow, language: Language): Match => ({
  id: row.id,
  halfId: null,
  gameType: row.gameType,
  discipline: row.discipline,
  leagueId: row.leagueId,
  league: inScript(language, row.leagueName),
  home: inScript(language, row.home),
  away: inScript(language, row.away),
  startsAt: row.startsAt,
  inPlay: false,
  status: row.state === 'ended' ? 'ended' : 'interrupted',
  suspension: null,
  marketCount: 0,
  clock: null,
  ...scoreboardIn(row),
  markets: [],
})

/** A match of the feed's archive in the form of a stored one. */
export const rowOf = ({ fixture, report }: EndedFixture): EndedRow => ({
  id: fixture.matchId,
  gameType: fixture.gameType,
  discipline: fixture.discipline,
  leagueId: fixture.leagueId,
  leagueName: fixture.leagueName,
  home: fixture.home.name,
  away: fixture.away.name,
  startsAt: fixture.kickOff,
  state: report.phase === 'interrupted' ? 'interrupted' : 'ended',
  result: report,
})
