import type { Limit, LimitKind, LimitPeriod } from '@xinghe/rules/account/limits.ts'
import { noLimit } from '@xinghe/rules/account/limits.ts'
import { noBreak, type PlayBreak } from '@xinghe/rules/account/play-break.ts'
import { defaultRealityCheckMinutes } from '@xinghe/rules/account/session-time.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { json, timestamp } from '../../../platform/database/value.ts'

export interface LimitPlace {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}
export type PlacedLimit = LimitPlace & Limit

interface LimitRow extends LimitPlace {
  readonly amount: Fen | null
  readonly wantedAmount: Fen | null
  readonly wantedFrom: Instant | null
}

const limitFrom = ({ wantedAmount, wantedFrom, ...placed }: LimitRow): PlacedLimit => ({
  ...placed,
  wanted: wantedFrom === null ? null : { amount: wantedAmount, from: wantedFrom },
})

export const readLimits = async (db: Db, memberId: MemberId): Promise<PlacedLimit[]> => {
  const rows = await db<LimitRow[]>`
    select kind, period, amount, wanted_amount as "wantedAmount", wanted_from as "wantedFrom"
    from protection_limit where member_id = ${memberId}`
  return rows.map(limitFrom)
}

export const readLimit = async (
  db: Db,
  memberId: MemberId,
  { kind, period }: LimitPlace,
): Promise<Limit> => {
  const limits = await readLimits(db, memberId)
  return limits.find((one) => one.kind === kind && one.period === period) ?? noLimit
}

export const writeLimit = async (
  db: Db,
  memberId: MemberId,
  { kind, period }: LimitPlace,
  { amount, wanted }: Limit,
  now: Instant,
): Promise<void> => {
  await db`
    insert into protection_limit
      (member_id, kind, period, amount, wanted_amount, wanted_from, changed_at)
    values (${memberId}, ${kind}, ${period}, ${amount}, ${wanted?.amount ?? null},
            ${timestamp(wanted?.from ?? null)}, ${timestamp(now)})
    on conflict (member_id, kind, period) do update set
      amount = excluded.amount, wanted_amount = excluded.wanted_amount,
      wanted_from = excluded.wanted_from, changed_at = excluded.changed_at`
}

/** Session length, reality check and breaks: one row per member. */
export interface PlayTime {
  readonly session: Limit<number>
  readonly realityCheckMinutes: number | null
  readonly playBreak: PlayBreak
}

interface PlayTimeRow extends PlayBreak {
  readonly sessionMinutes: number | null
  readonly wantedSessionMinutes: number | null
  readonly wantedSessionFrom: Instant | null
  readonly realityCheckMinutes: number | null
}

const untouched: PlayTime = {
  session: noLimit,
  realityCheckMinutes: defaultRealityCheckMinutes,
  playBreak: noBreak,
}

export const readPlayTime = async (db: Db, memberId: MemberId): Promise<PlayTime> => {
  const [row] = await db<PlayTimeRow[]>`
    select session_minutes as "sessionMinutes", wanted_session_minutes as "wantedSessionMinutes",
           wanted_session_from as "wantedSessionFrom",
           reality_check_minutes as "realityCheckMinutes", cool_off_until as "coolOffUntil",
           excluded_until as "excludedUntil", excluded_for_good as "excludedForGood"
    from protection_break where member_id = ${memberId}`
  if (row === undefined) return untouched
  const { coolOffUntil, excludedUntil, excludedForGood, wantedSessionFrom } = row
  const wanted =
    wantedSessionFrom === null
      ? null
      : { amount: row.wantedSessionMinutes, from: wantedSessionFrom }
  return {
    session: { amount: row.sessionMinutes, wanted },
    realityCheckMinutes: row.realityCheckMinutes,
    playBreak: { coolOffUntil, excludedUntil, excludedForGood },
  }
}

export const writePlayTime = async (
  db: Db,
  memberId: MemberId,
  { session, realityCheckMinutes, playBreak }: PlayTime,
): Promise<void> => {
  await db`
    insert into protection_break
      (member_id, session_minutes, wanted_session_minutes, wanted_session_from,
       reality_check_minutes, cool_off_until, excluded_until, excluded_for_good)
    values (${memberId}, ${session.amount}, ${session.wanted?.amount ?? null},
            ${timestamp(session.wanted?.from ?? null)}, ${realityCheckMinutes}, ${timestamp(playBreak.coolOffUntil)},
            ${timestamp(playBreak.excludedUntil)}, ${playBreak.excludedForGood})
    on conflict (member_id) do update set
      session_minutes = excluded.session_minutes,
      wanted_session_minutes = excluded.wanted_session_minutes,
      wanted_session_from = excluded.wanted_session_from,
      reality_check_minutes = excluded.reality_check_minutes,
      cool_off_until = excluded.cool_off_until, excluded_until = excluded.excluded_until,
      excluded_for_good = excluded.excluded_for_good`
}

export const insertChange = async (
  db: Db,
  memberId: MemberId,
  what: string,
  detail: object,
  now: Instant,
): Promise<void> => {
  await db`
    insert into protection_change (member_id, what, detail, made_at)
    values (${memberId}, ${what}, ${json(detail)}, ${timestamp(now)})`
}
