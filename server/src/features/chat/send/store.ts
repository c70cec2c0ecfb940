import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { RoomState } from '@xinghe/rules/chat/room-event.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface LockedRoom {
  readonly seq: number
  readonly lastAt: Instant | null
  readonly state: RoomState
  readonly slowMs: number
  readonly minGrade: number
  readonly endsAt: Instant | null
}

/** Numbers are given under this lock only. No transaction that holds it locks a wallet. */
export const lockRoom = async (tx: Db, rid: string): Promise<LockedRoom | null> => {
  const [row] = await tx<LockedRoom[]>`
    select seq, last_at as "lastAt", state, slow_ms as "slowMs", min_grade as "minGrade",
           ends_at as "endsAt"
    from chat_room where rid = ${rid} for no key update`
  return row ?? null
}

/** What the site writes by itself, and not too often. */
const ownMessages = { gift: fragment`kind = 'gift'`, simulated: fragment`simulated` }

/** Whether the room has such a message of the last moments; the caller holds the lock of the room. */
export const isJustWritten = async (
  tx: Db,
  rid: string,
  kind: keyof typeof ownMessages,
  withinMs: number,
  now: Instant,
): Promise<boolean> => {
  const rows = await tx`
    select 1 from chat_message
    where rid = ${rid} and ${ownMessages[kind]} and made_at > ${timestamp(later(now, -withinMs))} limit 1`
  return rows.length > 0
}

export interface SenderRow {
  readonly id: MemberId
  readonly name: string
  readonly state: 'active' | 'frozen' | 'closed'
  readonly phoneBound: boolean
  readonly grade: number
  /** Why the member is out of the chat. */
  readonly blocked: string | null
}

export const readSenders = (db: Db, ids: readonly string[]): Promise<SenderRow[]> => db<
  SenderRow[]
>`
  select m.id, m.name, m.state, m.phone_sealed is not null as "phoneBound", m.vip_grade as grade,
         b.reason as blocked
  from member m left join chat_block b on b.member_id = m.id
  where m.id = any(${ids}::text[])`

export interface MuteRow {
  readonly memberId: string
  readonly rid: string | null
  readonly until: Instant
  readonly reason: string
}

/** Mutes in force, the longest of each member first. */
export const readMutes = (db: Db, ids: readonly string[], now: Instant): Promise<MuteRow[]> => db<
  MuteRow[]
>`
  select member_id as "memberId", rid, until_at as until, reason from chat_mute
  where member_id = any(${ids}::text[]) and lifted_at is null and until_at > ${timestamp(now)}
  order by until_at desc`

export interface KnownCid {
  readonly memberId: string
  readonly cid: string
  readonly rid: string
  readonly id: string
  readonly seq: number
  readonly at: Instant
  readonly sentHash: string
}

export const readCids = (
  db: Db,
  ids: readonly string[],
  cids: readonly string[],
): Promise<KnownCid[]> => db<KnownCid[]>`
  select m.member_id as "memberId", m.cid, m.rid, m.id, m.seq, m.made_at as at,
         m.sent_hash as "sentHash"
  from unnest(${ids}::text[], ${cids}::text[]) as asked (member_id, cid)
  join chat_message m on m.member_id = asked.member_id and m.cid = asked.cid`

export interface RecentRow {
  readonly memberId: string
  readonly at: Instant
  readonly text: string | null
}

/** Messages of these members in the room since then, oldest first; deleted ones count too. */
export const readRecent = (
  db: Db,
  rid: string,
  ids: readonly string[],
  since: Instant,
): Promise<RecentRow[]> => db<RecentRow[]>`
  select member_id as "memberId", made_at as at, msg as text from chat_message
  where rid = ${rid} and member_id = any(${ids}::text[]) and made_at > ${timestamp(since)}
  order by seq`

export interface NewMessage {
  readonly seq: number
  readonly id: string
  readonly kind: 'text' | 'bet'
  readonly memberId: string
  readonly cid: string
  readonly sentHash: string
  readonly name: string
  readonly vip: number
  readonly simulated: boolean
  readonly msg: string | null
  readonly body: string | null
  readonly ticket: string | null
  readonly at: Instant
}

export const insertMessages = async (
  tx: Db,
  rid: string,
  rows: readonly NewMessage[],
): Promise<void> => {
  await tx`
    insert into chat_message (rid, seq, id, kind, member_id, cid, sent_hash, name, vip, simulated, msg,
                              body, ticket, made_at)
    select ${rid}, g.* from unnest(
      ${rows.map(({ seq }) => seq)}::integer[], ${rows.map(({ id }) => id)}::text[],
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ memberId }) => memberId)}::text[],
      ${rows.map(({ cid }) => cid)}::text[], ${rows.map(({ sentHash }) => sentHash)}::text[],
      ${rows.map(({ name }) => name)}::text[], ${rows.map(({ vip }) => vip)}::integer[],
      ${rows.map(({ simulated }) => simulated)}::boolean[], ${rows.map(({ msg }) => msg)}::text[],
      ${rows.map(({ body }) => body)}::jsonb[], ${rows.map(({ ticket }) => ticket)}::text[],
      ${rows.map(({ at }) => timestamp(at))}::timestamptz[]) as g`
}

export const moveRoom = async (tx: Db, rid: string, seq: number, at: Instant): Promise<void> => {
  await tx`update chat_room set seq = ${seq}, last_at = ${timestamp(at)} where rid = ${rid}`
}

/** Counts refusals of members, and returns how many each has had since then with these. */
export const countRefusals = async (
  tx: Db,
  refused: readonly { readonly memberId: string; readonly refusal: string }[],
  since: Instant,
  now: Instant,
): Promise<Map<string, number>> => {
  const ids = refused.map(({ memberId }) => memberId)
  // A member may be refused in two rooms at once; one of the two mutes.
  await tx`
    select pg_advisory_xact_lock(hashtextextended(id, 42))
    from (select distinct unnest(${ids}::text[]) as id order by 1) as members`
  await tx`
    insert into chat_refusal (member_id, refusal, made_at)
    select member_id, refusal, ${timestamp(now)}
    from unnest(${ids}::text[], ${refused.map(({ refusal }) => refusal)}::text[])
      as given (member_id, refusal)`
  const rows = await tx<{ memberId: string; count: number }[]>`
    select member_id as "memberId", count(*)::integer as count from chat_refusal
    where member_id = any(${ids}::text[]) and made_at > ${timestamp(since)} group by member_id`
  return new Map(rows.map(({ memberId, count }) => [memberId, count]))
}

/** Mutes for a time that depends on earlier automatic mutes; forgets the refusals that led to it. */
export const muteAutomatically = async (
  tx: Db,
  memberId: string,
  reason: string,
  lengthOf: (earlier: number) => number,
  since: Instant,
  now: Instant,
): Promise<Instant> => {
  const [row] = await tx<{ earlier: number }[]>`
    select count(*)::integer as earlier from chat_mute
    where member_id = ${memberId} and made_by = 'automatic' and made_at > ${timestamp(since)}`
  const until = (now + lengthOf(row?.earlier ?? 0)) as Instant
  await tx`
    insert into chat_mute (member_id, until_at, reason, made_by, made_at)
    values (${memberId}, ${timestamp(until)}, ${reason}, 'automatic', ${timestamp(now)})`
  await tx`delete from chat_refusal where member_id = ${memberId}`
  return until
}
