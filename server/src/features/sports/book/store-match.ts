import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import { resumeBoundMs } from '@xinghe/rules/sports/interrupted-match.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** The row of a match, or of a title with its runners. */
export interface MatchRow {
  readonly id: string
  readonly kind: 'match' | 'champion'
  readonly gameType: string
  readonly discipline: string
  readonly leagueId: string
  readonly leagueName: string
  readonly home: string
  readonly away: string
  readonly runners: readonly { readonly id: string; readonly name: string }[] | null
  readonly startsAt: Instant
}

const column = <Key extends keyof MatchRow>(rows: readonly MatchRow[], key: Key): MatchRow[Key][] =>
  rows.map((row) => row[key])

const iso = (at: Instant): string => new Date(at).toISOString()

/** Of a match that is stored already, only the start is updated, and only while it is scheduled. */
export const upsertMatches = async (db: Db, rows: readonly MatchRow[]): Promise<void> => {
  await db`
    insert into sports_match (id, kind, game_type, discipline, league_id, league_name, home_name,
                              away_name, runners, starts_at, state)
    select id, kind, game_type, discipline, league_id, league_name, home_name, away_name,
           runners::jsonb, starts_at, 'scheduled'
    from unnest(${column(rows, 'id')}::text[], ${column(rows, 'kind')}::text[],
                ${column(rows, 'gameType')}::text[], ${column(rows, 'discipline')}::text[],
                ${column(rows, 'leagueId')}::text[], ${column(rows, 'leagueName')}::text[],
                ${column(rows, 'home')}::text[], ${column(rows, 'away')}::text[],
                ${rows.map(({ runners }) => (runners === null ? null : JSON.stringify(runners)))}::text[],
                ${rows.map(({ startsAt }) => iso(startsAt))}::timestamptz[])
         as given (id, kind, game_type, discipline, league_id, league_name, home_name, away_name,
                  runners, starts_at)
    order by id
    on conflict (id) do update set starts_at = excluded.starts_at
      where sports_match.state = 'scheduled' and sports_match.starts_at <> excluded.starts_at`
}

export interface StartRow {
  readonly id: string
  readonly at: Instant
}

const resumeBound = `${resumeBoundMs} milliseconds`

/** A postponed match that starts within `resumeBound` runs as planned; after that it stays cancelled. */
export const markStarted = async (db: Db, rows: readonly StartRow[]): Promise<void> => {
  if (rows.length === 0) return
  await db`
    with given as (
      select m.id, g.at
      from unnest(${rows.map(({ id }) => id)}::text[],
                  ${rows.map(({ at }) => iso(at))}::timestamptz[]) as g (id, at)
      join sports_match m on m.id = g.id order by m.id for no key update of m
    )
    update sports_match m set started_at = given.at, state = 'running'
    from given
    where m.id = given.id and m.started_at is null and m.entered_by is null
      and (m.state in ('scheduled', 'running')
        or (m.state = 'cancelled' and m.starts_at > given.at - ${resumeBound}::interval))`
}

export interface ResultRow {
  readonly id: string
  readonly revision: number
  readonly result: object
  readonly state: 'running' | 'ended' | 'interrupted' | 'cancelled'
  readonly at: Instant
}

/** Wakes the event dispatcher, as every new event does. A lost notification only delays settlement. */
const wake = async (db: Db, written: number): Promise<void> => {
  if (written > 0) await db`select pg_notify('event', '')`
}

/** The event that settles each match of the table `written`. */
const tellWritten = fragment`
  insert into event (kind, body)
  select 'sports-result', jsonb_build_object('matchId', id, 'revision', revision) from written`

/**
 * Writes one result for each match. Skips revisions that are stored already, matches with a result entered by
 * an operator, and interrupted matches past `resumeBound`, whose open bets are void.
 */
export const writeResults = async (db: Db, rows: readonly ResultRow[]): Promise<void> => {
  if (rows.length === 0) return
  const { count } = await db`
    with given as (
      select g.* from unnest(${rows.map(({ id }) => id)}::text[],
                             ${rows.map(({ revision }) => revision)}::integer[],
                             ${rows.map(({ result }) => JSON.stringify(result))}::text[],
                             ${rows.map(({ state }) => state)}::text[],
                             ${rows.map(({ at }) => iso(at))}::timestamptz[])
        as g (id, revision, result, state, at)
      join sports_match m on m.id = g.id order by m.id for no key update of m
    ), written as (
      update sports_match m
      set revision = given.revision, result = given.result::jsonb, settling = true,
          reported_at = given.at, state = given.state,
          ended_at = case when given.state in ('ended', 'interrupted') then given.at end
      from given
      where m.id = given.id and m.revision < given.revision and m.entered_by is null
        and (m.state in ('scheduled', 'running', 'ended')
          or (m.state = 'interrupted' and m.ended_at > given.at - ${resumeBound}::interval)
          or (m.state = 'cancelled' and m.starts_at > given.at - ${resumeBound}::interval))
      returning m.id, m.revision
    )
    ${tellWritten}`
  await wake(db, count)
}

export interface ReportRow {
  readonly matchId: string
  readonly at: Instant
  readonly report: object
}

/** Reports have no revision: one that is older than the stored report or result is skipped. */
export const writeReports = async (db: Db, rows: readonly ReportRow[]): Promise<void> => {
  if (rows.length === 0) return
  const { count } = await db`
    with given as (
      select g.* from unnest(${rows.map(({ matchId }) => matchId)}::text[],
                             ${rows.map(({ report }) => JSON.stringify(report))}::text[],
                             ${rows.map(({ at }) => iso(at))}::timestamptz[]) as g (id, report, at)
      join sports_match m on m.id = g.id order by m.id for no key update of m
    ), written as (
      update sports_match m
      set result = given.report::jsonb, settling = true, reported_at = given.at
      from given
      where m.id = given.id and m.entered_by is null and m.state in ('scheduled', 'running')
        and (m.reported_at is null or m.reported_at < given.at)
      returning m.id, m.revision
    )
    ${tellWritten}`
  await wake(db, count)
}

/** The reports of running matches by which bets were settled last; a match without one is missing. */
export const readReports = async (
  db: Db,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, MatchReport>> => {
  const rows = await db<{ id: string; result: MatchReport }[]>`
    select id, result from sports_match
    where id = any(${matchIds}::text[]) and kind = 'match' and state in ('scheduled', 'running')
      and result is not null`
  return new Map(rows.map(({ id, result }) => [id, result]))
}

/** News of a match dated `at` that came when orders had been accepted as of `toldUntil`. */
export interface LateNewsRow {
  readonly matchId: string
  readonly at: Instant
  readonly toldUntil: Instant
}

/** Each match and time once. Every process writes its own, and the widest range counts. */
export const writeLateNews = async (db: Db, rows: readonly LateNewsRow[]): Promise<void> => {
  if (rows.length === 0) return
  const { count } = await db`
    with given as (
      select g.* from unnest(${rows.map(({ matchId }) => matchId)}::text[],
                             ${rows.map(({ at }) => iso(at))}::timestamptz[],
                             ${rows.map(({ toldUntil }) => iso(toldUntil))}::timestamptz[])
        as g (id, at, told_until)
      join sports_match m on m.id = g.id order by m.id for no key update of m
    ), kept as (
      insert into sports_late_news as n (match_id, happened_at, told_until)
      select id, at, told_until from given
      on conflict (match_id, happened_at) do update set told_until = excluded.told_until
        where n.told_until < excluded.told_until
      returning match_id
    ), written as (
      update sports_match m set settling = true
      where m.id in (select match_id from kept)
      returning m.id, m.revision
    )
    ${tellWritten}`
  await wake(db, count)
}

/** Markets of these matches with unsettled bets. */
export const findOpenMarkets = (
  db: Db,
  matchIds: readonly string[],
): Promise<{ readonly marketId: string; readonly gameType: MatchGameType }[]> => db<
  { marketId: string; gameType: MatchGameType }[]
>`
  select substr(e.scope, length('market:') + 1) as "marketId", m.game_type as "gameType"
  from sports_match m
  join sports_exposure e on e.scope > 'market:' || m.id || '.' and e.scope < 'market:' || m.id || '/'
  where m.id = any(${matchIds}::text[]) and e.win > 0`

/** The start of the oldest match without a result; null when every match has one. */
export const oldestUnfinished = async (
  db: Db,
  after: Instant,
  before: Instant,
): Promise<Instant | null> => {
  const [row] = await db<{ startsAt: Instant | null }[]>`
    select min(starts_at) as "startsAt" from sports_match
    where state in ('scheduled', 'running') and starts_at > ${timestamp(after)} and starts_at <= ${timestamp(before)}`
  return row?.startsAt ?? null
}
