import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** Marks a token as used; false where it was used before. */
export const useToken = async (db: Db, jti: string, expiresAt: Instant): Promise<boolean> => {
  const rows = await db`
    insert into chat_jti (jti, expires_at) values (${jti}, ${timestamp(expiresAt)})
    on conflict do nothing returning 1`
  return rows.length > 0
}

/** A member's standing in the chat. */
export interface StandingRow {
  readonly memberId: MemberId
  readonly name: string
  readonly state: 'active' | 'frozen' | 'closed'
  readonly grade: number
  readonly phoneBound: boolean
  readonly blocked: string | null
  /** The longest mute of all rooms together. */
  readonly mutedUntil: Instant | null
  readonly muteReason: string | null
  /** Mutes in single rooms. */
  readonly roomMutes: readonly {
    readonly rid: string
    readonly until: Instant
    readonly reason: string
  }[]
  readonly hidden: readonly string[]
  readonly seen: Readonly<Record<string, number>>
}

export const readStandings = (
  db: Db,
  ids: readonly MemberId[],
  now: Instant,
): Promise<StandingRow[]> => db<StandingRow[]>`
  select m.id as "memberId", m.name, m.state, m.vip_grade as grade,
         m.phone_sealed is not null as "phoneBound", b.reason as blocked,
         u.until_at as "mutedUntil", u.reason as "muteReason",
         coalesce((select jsonb_agg(jsonb_build_object(
                            'rid', r.rid, 'reason', r.reason,
                            'until', floor(extract(epoch from r.until_at) * 1000)))
                   from chat_mute r
                   where r.member_id = m.id and r.rid is not null and r.lifted_at is null
                     and r.until_at > ${timestamp(now)}), '[]') as "roomMutes",
         array(select h.user_key from chat_hidden h where h.member_id = m.id) as hidden,
         coalesce((select jsonb_object_agg(s.rid, s.seq) from chat_seen s
                   where s.member_id = m.id and s.rid in ('hall', 'vip')), '{}') as seen
  from member m
  left join chat_block b on b.member_id = m.id
  left join lateral (
    select until_at, reason from chat_mute
    where member_id = m.id and rid is null and lifted_at is null and until_at > ${timestamp(now)}
    order by until_at desc limit 1) u on true
  where m.id = any(${ids}::text[])`

/** Whether the session lives and is of this browser. */
export const isSessionOpen = async (db: Db, hash: string, uuid: string): Promise<boolean> => {
  const rows = await db`
    select 1 from session where token_hash = ${hash} and uuid = ${uuid} and ended_at is null`
  return rows.length > 0
}

const hiddenMost = 200

/** Hides somebody; false where the list is full. */
export const hide = async (
  db: Db,
  memberId: MemberId,
  userKey: string,
  now: Instant,
): Promise<boolean> => {
  const rows = await db`
    insert into chat_hidden (member_id, user_key, made_at)
    select ${memberId}, ${userKey}, ${timestamp(now)}
    where (select count(*) from chat_hidden where member_id = ${memberId}) < ${hiddenMost}
    on conflict (member_id, user_key) do update set made_at = chat_hidden.made_at
    returning 1`
  return rows.length > 0
}

export const unhide = async (db: Db, memberId: MemberId, userKey: string): Promise<void> => {
  await db`delete from chat_hidden where member_id = ${memberId} and user_key = ${userKey}`
}

/** Never moves back: another device may have read further. */
export const markSeen = async (
  db: Db,
  memberId: MemberId,
  rid: string,
  seq: number,
): Promise<void> => {
  await db`
    insert into chat_seen (member_id, rid, seq)
    select ${memberId}, rid, least(${seq}::integer, seq) from chat_room where rid = ${rid}
    on conflict (member_id, rid) do update set seq = greatest(chat_seen.seq, excluded.seq)`
}

export const purgeTokens = async (db: Db, now: Instant): Promise<void> => {
  await db`delete from chat_jti where expires_at < ${timestamp(now)}`
}
