import { isFootball, type MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { ChampionResult } from '@xinghe/rules/sports/settle-champion.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import { enteredReport, goalsFitScore, reopenedReport, type ResultEntry } from './entered-report.ts'
import { settleMatch, type SettlePlatform } from './settle-match.ts'
import * as store from './store-match.ts'

export interface OperatorResult {
  readonly matchId: string
  readonly entry: ResultEntry
  readonly reason: string
  readonly actor: string
}

type Entered = Pick<store.EnteredResult, 'state' | 'result'>

const titleResult = (before: ChampionResult | null, entry: ResultEntry): Entered => {
  if (entry.kind === 'running')
    return { state: 'running', result: { winners: [], withdrawn: before?.withdrawn ?? [] } }
  if (entry.kind !== 'title') throw new Error('a title takes {"winners":["…"],"withdrawn":["…"]}')
  const { winners, withdrawn = before?.withdrawn ?? [] } = entry.entry
  return { state: winners.length === 0 ? 'running' : 'ended', result: { winners, withdrawn } }
}

const matchResult = (
  gameType: MatchGameType,
  before: MatchReport | null,
  entry: ResultEntry,
): Entered => {
  if (entry.kind === 'title')
    throw new Error('a match takes a score such as 2-1, 2-1/1-0, or its tallies as JSON')
  if (entry.kind === 'running') return { state: 'running', result: reopenedReport(before) }
  if (entry.kind !== 'match')
    return {
      state: entry.kind === 'interrupted' ? 'interrupted' : 'cancelled',
      result: before ?? reopenedReport(null),
    }
  const report = enteredReport(before, entry.entry)
  if (isFootball(gameType) && !goalsFitScore(report))
    throw new Error('the goals do not add up to the score: give them as JSON, "goals":["H","C"]')
  return { state: report.phase === 'ended' ? 'ended' : 'running', result: report }
}

/** Stores an operator's new or corrected result with an audit line, then settles the bets by it. */
export const enterResult = async (
  platform: SettlePlatform,
  { matchId, entry, reason, actor }: OperatorResult,
): Promise<void> => {
  if (reason.trim() === '') throw new Error('a reason is needed')
  await platform.sql.begin(async (tx) => {
    const now = platform.clock.now()
    const before = await store.lockResult(tx, matchId)
    if (before === null) throw new Error(`there is no match or title "${matchId}"`)
    const entered =
      before.kind === 'champion'
        ? titleResult(before.result as ChampionResult | null, entry)
        : matchResult(before.gameType, before.result as MatchReport | null, entry)
    // Without an operator's name the feed may write the match again.
    const by = entered.state === 'running' ? null : actor
    await store.writeEntered(tx, { id: matchId, ...entered, by, now })
    await writeEvent(tx, 'sports-result', { matchId, revision: before.revision })
    await writeAuditLine(tx, {
      actor,
      action: 'sports-result',
      subject: matchId,
      detail: { reason },
      before: { state: before.state, result: before.result },
      after: entered,
      now,
    })
  })
  await settleMatch(platform, matchId)
}
