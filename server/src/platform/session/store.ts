import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import type { NewSession, Session } from './sessions.ts'

export const insertSession = async (
  db: Db,
  made: NewSession & { hash: string; now: Instant },
): Promise<void> => {
  await db`
    insert into session (token_hash, member_id, uuid, device, ip, country, made_at, last_seen_at)
    values (${made.hash}, ${made.memberId}, ${made.uuid}, ${made.device}, ${made.ip}, ${made.country},
            ${made.now}, ${made.now})`
}

export const findSession = async (db: Db, hash: string): Promise<Session | null> => {
  const [row] = await db<Session[]>`
    select s.token_hash as hash, s.member_id as "memberId", m.state, s.made_at as "madeAt",
           s.last_seen_at as "lastSeenAt"
    from session s join member m on m.id = s.member_id
    where s.token_hash = ${hash} and s.ended_at is null`
  return row ?? null
}

export const touchSession = async (db: Db, hash: string, now: Instant): Promise<void> => {
  await db`
    update session set last_seen_at = ${now}
    where token_hash = ${hash} and ended_at is null and last_seen_at < ${now}`
}

export const endSession = async (
  db: Db,
  hash: string,
  why: string,
  now: Instant,
): Promise<void> => {
  await db`
    with ended as (
      update session set ended_at = ${now}, ended_why = ${why}
      where token_hash = ${hash} and ended_at is null returning token_hash
    ) select pg_notify('session_ended', token_hash) from ended`
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
    ) select pg_notify('session_ended', token_hash) from ended`
}

/** Ended sessions stay as login history; a year later they go. */
export const purgeSessions = async (db: Db, now: Instant): Promise<number> => {
  const result = await db`delete from session where last_seen_at < ${now - 365 * dayMs}`
  return result.count
}
