import { sessionIdleMs } from '@xinghe/rules/account/session-age.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import { timestamp } from '../database/value.ts'
import type { NewSession, Session } from './sessions.ts'

export const endedChannel = 'session_ended'
export const changedChannel = 'session_changed'

export const insertSession = async (
  db: Db,
  made: NewSession & { hash: string; now: Instant },
): Promise<void> => {
  await db`
    insert into session
      (token_hash, member_id, uuid, device, browser, ip, country, made_at, last_seen_at)
    values (${made.hash}, ${made.memberId}, ${made.uuid}, ${made.device}, ${made.browser}, ${made.ip},
            ${made.country}, ${timestamp(made.now)}, ${timestamp(made.now)})`
}

type SessionRow = Omit<Session, 'playBreak'> & Session['playBreak']

/** The sessions with these hashes that have not ended, in any order. */
export const findSessions = async (db: Db, hashes: readonly string[]): Promise<Session[]> => {
  const rows = await db<SessionRow[]>`
    select s.token_hash as hash, s.member_id as "memberId", s.uuid, m.state, s.made_at as "madeAt",
           s.last_seen_at as "lastSeenAt", b.session_minutes as "sessionMinutes",
           b.cool_off_until as "coolOffUntil", b.excluded_until as "excludedUntil",
           coalesce(b.excluded_for_good, false) as "excludedForGood"
    from session s
    join member m on m.id = s.member_id
    left join protection_break b on b.member_id = s.member_id
    where s.token_hash = any(${hashes}::text[]) and s.ended_at is null`
  return rows.map(({ coolOffUntil, excludedUntil, excludedForGood, ...session }) => ({
    ...session,
    playBreak: { coolOffUntil, excludedUntil, excludedForGood },
  }))
}

export type Overdue = Pick<Session, 'hash' | 'memberId'>

/** Sessions in use that are over by their member's own time limit. */
export const findOverdue = (db: Db, now: Instant): Promise<Overdue[]> => db<Overdue[]>`
  select s.token_hash as hash, s.member_id as "memberId"
  from session s join protection_break b on b.member_id = s.member_id
  where s.ended_at is null and s.last_seen_at > ${timestamp(later(now, -sessionIdleMs))}
    and s.made_at + b.session_minutes * interval '1 minute' <= ${timestamp(now)}`

export const notifyChanged = async (db: Db, memberId: MemberId): Promise<void> => {
  await db`select pg_notify(${changedChannel}, ${memberId})`
}

/** Writes `last_seen_at` where it is older than `before`. */
export const touchSessions = async (
  db: Db,
  hashes: readonly string[],
  now: Instant,
  before: Instant,
): Promise<void> => {
  await db`
    update session set last_seen_at = ${timestamp(now)}
    where token_hash = any(${hashes}::text[]) and ended_at is null and last_seen_at < ${timestamp(before)}`
}

/** False when the session had ended already. */
export const endSession = async (
  db: Db,
  hash: string,
  why: string,
  now: Instant,
): Promise<boolean> => {
  const ended = await db`
    with ended as (
      update session set ended_at = ${timestamp(now)}, ended_why = ${why}
      where token_hash = ${hash} and ended_at is null returning token_hash
    ) select pg_notify(${endedChannel}, token_hash) from ended`
  return ended.length > 0
}

export const endSessionsOf = async (
  db: Db,
  memberId: MemberId,
  why: string,
  now: Instant,
  except: string,
): Promise<void> => {
  await db`
    with ended as (
      update session set ended_at = ${timestamp(now)}, ended_why = ${why}
      where member_id = ${memberId} and ended_at is null and token_hash <> ${except}
      returning token_hash
    ) select pg_notify(${endedChannel}, token_hash) from ended`
}

export const endedSince = async (db: Db, since: Instant): Promise<string[]> => {
  const rows = await db<{ hash: string }[]>`
    select token_hash as hash from session
    where last_seen_at > ${timestamp(later(since, -sessionIdleMs))} and ended_at >= ${timestamp(since)}`
  return rows.map(({ hash }) => hash)
}

/** Ended sessions are the login history, which is kept for a year. */
export const purgeSessions = async (db: Db, now: Instant): Promise<number> => {
  const result =
    await db`delete from session where last_seen_at < ${timestamp(later(now, -365 * dayMs))}`
  return result.count
}

/** From where a member has last logged in; empty where it is not known. */
export const readLastLogin = async (
  db: Db,
  memberId: MemberId,
): Promise<Pick<NewSession, 'ip' | 'device'>> => {
  const [row] = await db<Pick<NewSession, 'ip' | 'device'>[]>`
    select ip, device from session where member_id = ${memberId} order by made_at desc limit 1`
  return row ?? { ip: '', device: '' }
}
