import type { Instant } from '@xinghe/rules/base/instant.ts'
import { canFollow, isMarketDecided } from '@xinghe/rules/sports/settle-early.ts'
import type { Db, Sql } from '../../../platform/database/connect.ts'
import type { FeedNews, NewsOf } from '../feed/feed.ts'
import { readMarketId } from './book.ts'
import type { ConfirmedReport } from './early-results.ts'
import * as store from './store-match.ts'

/** A moment of a match that must be stored. */
export type Milestone =
  | { readonly kind: 'start'; readonly id: string; readonly at: Instant }
  | ({ readonly kind: 'result' } & store.ResultRow)
  | ({ readonly kind: 'report' } & ConfirmedReport)
  | ({ readonly kind: 'late-news' } & store.LateNewsRow)

/** An interruption before the first period is a postponement, stored as `cancelled`. */
const stateAfter = ({
  kind,
  report,
}: NewsOf<'result' | 'interrupted'>): store.ResultRow['state'] => {
  if (kind === 'interrupted') return report.period === 0 ? 'cancelled' : 'interrupted'
  return report.phase === 'ended' ? 'ended' : 'running'
}

export const milestoneOf = (news: FeedNews): Milestone | null => {
  if (news.kind === 'event')
    return news.event.kind === 'period-start' && news.event.value === 1
      ? { kind: 'start', id: news.matchId, at: news.at }
      : null
  if (news.kind === 'result' || news.kind === 'interrupted') {
    const { matchId, revision, report, at } = news
    return { kind: 'result', id: matchId, revision, result: report, state: stateAfter(news), at }
  }
  if (news.kind !== 'champion-result') return null
  const result = { winners: news.winners, withdrawn: [] }
  return { kind: 'result', id: news.championId, revision: 1, result, state: 'ended', at: news.at }
}

/** The last row of each match, which includes the earlier ones. */
const lastOfEach = <Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [idOf(row), row])).values(),
]

/**
 * Reports that decide a market with open bets, or contradict the stored report, by which bets may have been
 * paid: also by another process, or before a restart. Most reports do neither.
 */
const relevantReports = async (
  db: Db,
  reports: readonly ConfirmedReport[],
): Promise<readonly ConfirmedReport[]> => {
  if (reports.length === 0) return []
  const ids = reports.map(({ matchId }) => matchId)
  const open = (await store.findOpenMarkets(db, ids)).flatMap(({ marketId, gameType }) => {
    const market = readMarketId(marketId)
    return market === null ? [] : [{ ...market, gameType }]
  })
  const stored = await store.readReports(db, ids)
  const takesBack = ({ matchId, report }: ConfirmedReport): boolean => {
    const passedOn = stored.get(matchId)
    return passedOn !== undefined && !canFollow(passedOn, report)
  }
  const takenBack = new Set(reports.filter(takesBack).map(({ matchId }) => matchId))
  return lastOfEach(reports, ({ matchId }) => matchId).filter(
    ({ matchId, report }) =>
      takenBack.has(matchId) ||
      open.some((market) => market.matchId === matchId && isMarketDecided(market, report)),
  )
}

const ofKind = <Kind extends Milestone['kind']>(
  taken: readonly Milestone[],
  kind: Kind,
): Extract<Milestone, { kind: Kind }>[] =>
  taken.filter((one): one is Extract<Milestone, { kind: Kind }> => one.kind === kind)

/**
 * Writes all milestones in one transaction; rows that another process has written already stay unchanged.
 * Returns the ids of matches and titles to settle: with a new result or report, or late news.
 */
export const writeMilestones = async (
  sql: Sql,
  taken: readonly Milestone[],
): Promise<readonly string[]> => {
  if (taken.length === 0) return []
  const byRevision = ofKind(taken, 'result').sort((one, other) => one.revision - other.revision)
  const results = lastOfEach(byRevision, ({ id }) => id)
  const starts = lastOfEach(ofKind(taken, 'start'), ({ id }) => id)
  const reports = await relevantReports(sql, ofKind(taken, 'report'))
  // `toldUntil` only grows, so that the last one of the same news has the widest range.
  const lateNews = lastOfEach(ofKind(taken, 'late-news'), ({ matchId, at }) => `${matchId} ${at}`)
  if (results.length + starts.length + reports.length + lateNews.length === 0) return []
  await sql.begin(async (tx) => {
    await store.markStarted(tx, starts)
    await store.writeResults(tx, results)
    await store.writeReports(tx, reports)
    await store.writeLateNews(tx, lateNews)
  })
  return [
    ...results.map(({ id }) => id),
    ...[...reports, ...lateNews].map(({ matchId }) => matchId),
  ]
}
