import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { resumeBoundMs } from '@xinghe/rules/sports/interrupted-match.ts'
import type { Db } from '../../../platform/database/connect.ts'

/** A match, or with runners a title, as it is kept for bets and records. */
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

/** A start that was moved is moved here too, as long as it has not come. */
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
         as told (id, kind, game_type, discipline, league_id, league_name, home_name, away_name,
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

/** A match that was put off has begun after all, if it comes in time. */
export const markStarted = async (db: Db, rows: readonly StartRow[]): Promise<void> => {
  if (rows.length === 0) return
  await db`
    with told as (
      select m.id, g.at
      from unnest(${rows.map(({ id }) => id)}::text[],
                  ${rows.map(({ at }) => iso(at))}::timestamptz[]) as g (id, at)
      join sports_match m on m.id = g.id order by m.id for no key update of m
    )
    update sports_match m set started_at = told.at, state = 'running'
    from told
    where m.id = told.id and m.started_at is null and m.entered_by is null
      and (m.state in ('scheduled', 'running')
        or (m.state = 'cancelled' and m.starts_at > told.at - ${resumeBound}::interval))`
}

export interface ResultRow {
  readonly id: string
  readonly revision: number
  readonly result: object
  readonly state: 'running' | 'ended' | 'interrupted' | 'cancelled'
  readonly at: Instant
}

/** Whoever settles is woken, as by any event; nothing hangs on it. */
const wake = async (db: Db, written: number): Promise<void> => {
  if (written > 0) await db`select pg_notify('event', '')`
}

/**
 * Each match once. Left out is what is known already, what an operator's hand stands over, and a match
 * broken off whose open bets are void by now: it does not come to life again.
 */
export const writeResults = async (db: Db, rows: readonly ResultRow[]): Promise<void> => {
  if (rows.length === 0) return
  const { count } = await db`
    with told as (
      select g.* from unnest(${rows.map(({ id }) => id)}::text[],
                             ${rows.map(({ revision }) => revision)}::integer[],
                             ${rows.map(({ result }) => JSON.stringify(result))}::text[],
                             ${rows.map(({ state }) => state)}::text[],
                             ${rows.map(({ at }) => iso(at))}::timestamptz[])
        as g (id, revision, result, state, at)
      join sports_match m on m.id = g.id order by m.id for no key update of m
    ), written as (
      update sports_match m
      set revision = told.revision, result = told.result::jsonb, settling = true,
          reported_at = told.at, state = told.state,
          ended_at = case when told.state in ('ended', 'interrupted') then told.at end
      from told
      where m.id = told.id and m.revision < told.revision and m.entered_by is null
        and (m.state in ('scheduled', 'running', 'ended')
          or (m.state = 'interrupted' and m.ended_at > told.at - ${resumeBound}::interval)
          or (m.state = 'cancelled' and m.starts_at > told.at - ${resumeBound}::interval))
      returning m.id, m.revision
    )
    insert into event (kind, body)
    select 'sports-result', jsonb_build_object('matchId', id, 'revision', revision) from written`
  await wake(db, count)
}

export interface ReportRow {
  readonly matchId: string
  readonly at: Instant
  readonly report: object
}

/** Reports without numbers of their own; left out where a later one or a result stands already. */
export const writeReports = async (db: Db, rows: readonly ReportRow[]): Promise<void> => {
  if (rows.length === 0) return
  const { count } = await db`
    with told as (
      select g.* from unnest(${rows.map(({ matchId }) => matchId)}::text[],
                             ${rows.map(({ report }) => JSON.stringify(report))}::text[],
                             ${rows.map(({ at }) => iso(at))}::timestamptz[]) as g (id, report, at)
      join sports_match m on m.id = g.id order by m.id for no key update of m
    ), written as (
      update sports_match m
      set result = told.report::jsonb, settling = true, reported_at = told.at
      from told
      where m.id = told.id and m.entered_by is null and m.state in ('scheduled', 'running')
        and (m.reported_at is null or m.reported_at < told.at)
      returning m.id, m.revision
    )
    insert into event (kind, body)
    select 'sports-result', jsonb_build_object('matchId', id, 'revision', revision) from written`
  await wake(db, count)
}

/** Markets of these matches that somebody has a bet on which is not settled. */
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

/** The start of the oldest match whose end has not been heard; null when nothing was missed. */
export const oldestUnfinished = async (
  db: Db,
  after: Instant,
  before: Instant,
): Promise<Instant | null> => {
  const [row] = await db<{ startsAt: Instant | null }[]>`
    select min(starts_at) as "startsAt" from sports_match
    where state in ('scheduled', 'running') and starts_at > ${after} and starts_at <= ${before}`
  return row?.startsAt ?? null
}
