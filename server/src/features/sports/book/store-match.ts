import type { Instant } from '@xinghe/rules/base/instant.ts'
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

export const markStarted = async (db: Db, id: string, at: Instant): Promise<void> => {
  await db`
    update sports_match set started_at = ${at}, state = 'running'
    where id = ${id} and started_at is null and state in ('scheduled', 'running')`
}

export interface ResultRow {
  readonly id: string
  readonly revision: number
  readonly result: object
  readonly over: boolean
  readonly at: Instant
}

/** False when it is known already, or when an operator's hand stands over it. */
export const writeResult = async (db: Db, row: ResultRow): Promise<boolean> => {
  const { count } = await db`
    update sports_match
    set revision = ${row.revision}, result = ${JSON.stringify(row.result)}::text::jsonb, settling = true,
        state = case when ${row.over} then 'ended' else state end,
        ended_at = case when ${row.over} then ${row.at}::timestamptz else ended_at end
    where id = ${row.id} and revision < ${row.revision} and entered_by is null
      and state in ('scheduled', 'running', 'ended')`
  return count === 1
}

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
