import { sessionIdleMs } from '@xinghe/rules/account/session-age.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
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
            ${made.country}, ${made.now}, ${made.now})`
}

type SessionRow = Omit<Session, 'playBreak'> & Session['playBreak']

/** The living ones of these, in any order. */
export const findSessions = async (db: Db, hashes: readonly string[]): Promise<Session[]> => {
  const rows = await db<SessionRow[]>`
    select s.token_hash as hash, s.member_id as "memberId", m.state, s.made_at as "madeAt",
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

/** Logins in use whose time, by the member's own limit, is over. */
export const findOverdue = (db: Db, now: Instant): Promise<Overdue[]> => db<Overdue[]>`
  select s.token_hash as hash, s.member_id as "memberId"
  from session s join protection_break b on b.member_id = s.member_id
  where s.ended_at is null and s.last_seen_at > ${now - sessionIdleMs}
    and s.made_at + b.session_minutes * interval '1 minute' <= ${now}`

export const notifyChanged = async (db: Db, memberId: MemberId): Promise<void> => {
  await db`select pg_notify(${changedChannel}, ${memberId})`
}

/** Those of them that were last seen before a moment are seen now. */
export const touchSessions = async (
  db: Db,
  hashes: readonly string[],
  now: Instant,
  before: Instant,
): Promise<void> => {
  await db`
    update session set last_seen_at = ${now}
    where token_hash = any(${hashes}::text[]) and ended_at is null and last_seen_at < ${before}`
}

/** False when it had ended already. */
export const endSession = async (
  db: Db,
  hash: string,
  why: string,
  now: Instant,
): Promise<boolean> => {
  const ended = await db`
    with ended as (
      update session set ended_at = ${now}, ended_why = ${why}
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
      update session set ended_at = ${now}, ended_why = ${why}
      where member_id = ${memberId} and ended_at is null and token_hash <> ${except}
      returning token_hash
    ) select pg_notify(${endedChannel}, token_hash) from ended`
}

/** Ended sessions stay as login history; a year later they go. */
export const purgeSessions = async (db: Db, now: Instant): Promise<number> => {
  const result = await db`delete from session where last_seen_at < ${now - 365 * dayMs}`
  return result.count
}
