import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { LateNews } from '@xinghe/rules/sports/acceptance.ts'
import type { Interruption } from '@xinghe/rules/sports/interrupted-match.ts'
import type { MatchResult } from '@xinghe/rules/sports/match-result.ts'
import type { ChampionResult } from '@xinghe/rules/sports/settle-champion.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { undecided, type JudgedMatch } from './judge-leg.ts'

export const matchStates = ['scheduled', 'running', 'ended', 'interrupted', 'cancelled'] as const
export type MatchState = (typeof matchStates)[number]

interface MatchRow {
  readonly version: string
  readonly kind: 'match' | 'champion'
  readonly state: MatchState
  readonly startsAt: Instant
  readonly startedAt: Instant | null
  readonly endedAt: Instant | null
  readonly result: MatchResult | ChampionResult | null
  readonly settling: boolean
  readonly betOn: boolean
  readonly voids: readonly string[] | null
  readonly lateNews: readonly LateNews[]
  readonly runners: number
}

const interruptionOf = ({ state, startsAt, endedAt }: MatchRow): Interruption | null => {
  if (state === 'interrupted') return { kind: 'abandoned', since: endedAt ?? startsAt }
  return state === 'cancelled' ? { kind: 'postponed', since: startsAt } : null
}

const outcomeOf = ({ kind, result }: MatchRow): JudgedMatch['outcome'] => {
  if (result === null) return undecided[kind]
  return kind === 'match'
    ? { kind, result: result as MatchResult }
    : { kind, result: result as ChampionResult }
}

export interface FoundMatch {
  readonly match: JudgedMatch
  /** Whether settlement of the match is not finished. */
  readonly settling: boolean
  /** Whether the match has bets; most have none, and need no scans. */
  readonly betOn: boolean
}

/** The version is `xmin`, the last transaction that wrote the row, so it changes with every write. */
export const readMatch = async (db: Db, id: string): Promise<FoundMatch | null> => {
  const [row] = await db<MatchRow[]>`
    select m.xmin::text as version, m.kind, m.state, m.starts_at as "startsAt",
           m.started_at as "startedAt", m.ended_at as "endedAt", m.result, m.settling,
           coalesce(jsonb_array_length(m.runners), 0) as runners,
           (exists (select 1 from sports_bet b where b.match_id = m.id and b.state = 'open')
            or exists (select 1 from sports_bet b where b.match_id = m.id and b.state = 'settled')
            or exists (select 1 from sports_leg l where l.match_id = m.id)) as "betOn",
           (select array_agg(v.subject) from sports_void v where v.match_id = m.id) as voids,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'at', (extract(epoch from n.happened_at) * 1000)::bigint,
                     'toldUntil', (extract(epoch from n.told_until) * 1000)::bigint)), '[]')
            from sports_late_news n where n.match_id = m.id) as "lateNews"
    from sports_match m where m.id = ${id}`
  if (row === undefined) return null
  const { version, startedAt, lateNews, settling, betOn, runners } = row
  const interruption = interruptionOf(row)
  const match = { id, version, startedAt, lateNews, interruption, outcome: outcomeOf(row), runners }
  return { match: { ...match, voids: new Set(row.voids) }, settling, betOn }
}

/** False when the match has changed since it was read; else a shared lock keeps it unchanged until the commit. */
export const lockVersion = async (
  tx: Db,
  { id, version }: Pick<JudgedMatch, 'id' | 'version'>,
): Promise<boolean> => {
  const rows = await tx`
    select 1 from sports_match where id = ${id} and xmin::text = ${version} for share`
  return rows.length === 1
}

/** False when the match has changed since it was read, and must be settled again. */
export const endSettling = async (
  db: Db,
  { id, version }: Pick<JudgedMatch, 'id' | 'version'>,
): Promise<boolean> => {
  const { count } = await db`
    update sports_match set settling = false where id = ${id} and xmin::text = ${version}`
  return count === 1
}

export const findSettling = async (db: Db): Promise<string[]> => {
  const rows = await db<{ id: string }[]>`select id from sports_match where settling order by id`
  return rows.map(({ id }) => id)
}

/**
 * Marks recently ended matches that still have an open bet, such as an order that was confirmed while the other
 * bets were being settled, for another settlement.
 */
export const reopenUnsettled = async (db: Db, endedAfter: Instant): Promise<void> => {
  await db`
    update sports_match m set settling = true
    where not m.settling and m.ended_at > ${timestamp(endedAfter)} and m.state = 'ended'
      and (exists (select 1 from sports_bet b where b.match_id = m.id and b.state = 'open')
        or exists (select 1 from sports_leg l join sports_bet b on b.id = l.bet_id
                   where l.match_id = m.id and l.outcome is null and b.state = 'open'))`
}

export interface KnownResult {
  readonly kind: 'match' | 'champion'
  readonly gameType: MatchGameType
  readonly revision: number
  readonly state: MatchState
  readonly result: object | null
}

export const lockResult = async (tx: Db, id: string): Promise<KnownResult | null> => {
  const [row] = await tx<KnownResult[]>`
    select kind, game_type as "gameType", revision, state, result from sports_match
    where id = ${id} for no key update`
  return row ?? null
}

export interface EnteredResult {
  readonly id: string
  readonly state: MatchState
  readonly result: object
  /** The operator; while it is set the feed does not write the match. Null lets the feed write it again. */
  readonly by: string | null
  readonly now: Instant
}

export const writeEntered = async (
  tx: Db,
  { id, state, result, by, now }: EnteredResult,
): Promise<void> => {
  const over = state === 'ended' || state === 'interrupted'
  await tx`
    update sports_match
    set result = ${JSON.stringify(result)}::text::jsonb, state = ${state}, entered_by = ${by},
        ended_at = case when ${over} then coalesce(ended_at, ${timestamp(now)}::timestamptz) end, settling = true
    where id = ${id}`
}

export interface VoidSubject {
  /** `match:…`, `market:…`, `bet:…` */
  readonly subject: string
  readonly matchId: string | null
  readonly reason: string
  readonly now: Instant
}

/** False when the subject is void already. */
export const insertVoid = async (
  db: Db,
  { subject, matchId, reason, now }: VoidSubject,
): Promise<boolean> => {
  const { count } = await db`
    insert into sports_void (subject, match_id, reason, made_at)
    values (${subject}, ${matchId}, ${reason}, ${timestamp(now)})
    on conflict (subject) do nothing`
  return count === 1
}

/** Marks a match for settlement and returns its revision; null when there is no such match or title. */
export const requestSettling = async (db: Db, id: string): Promise<number | null> => {
  const [row] = await db<{ revision: number }[]>`
    update sports_match set settling = true where id = ${id} returning revision`
  return row?.revision ?? null
}

export const isKnown = async (db: Db, id: string): Promise<boolean> => {
  const rows = await db`select 1 from sports_match where id = ${id}`
  return rows.length === 1
}
