import { randomBytes } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { json, timestamp } from '../../../platform/database/value.ts'

export interface FoundMessage {
  readonly rid: string
  readonly seq: number
  readonly id: string
  readonly kind: string
  readonly memberId: string | null
  readonly msg: string | null
  readonly at: Instant
  readonly deleted: boolean
}

export const findMessage = async (db: Db, id: string): Promise<FoundMessage | null> => {
  const [row] = await db<FoundMessage[]>`
    select rid, seq, id, kind, member_id as "memberId", msg, made_at as at,
           deleted_at is not null as deleted
    from chat_message where id = ${id} and kind in ('text', 'bet', 'gift')`
  return row ?? null
}

/** Writes an event that takes a number; the caller holds the lock of the room. */
export const insertEvent = async (
  tx: Db,
  rid: string,
  event: {
    readonly kind: 'delete' | 'clear' | 'gift'
    readonly body: object
    readonly by: string | null
  },
  now: Instant,
): Promise<number> => {
  const id = `evt_${randomBytes(9).toString('base64url')}`
  const [room] = await tx<{ seq: number; at: Instant }[]>`
    update chat_room
    set seq = seq + 1, last_at = greatest(${timestamp(now)}, last_at + interval '1 millisecond')
    where rid = ${rid} returning seq, last_at as at`
  if (room === undefined) throw new Error(`there is no room ${rid}`)
  await tx`
    insert into chat_message (rid, seq, id, kind, body, made_at, deleted_by)
    values (${rid}, ${room.seq}, ${id}, ${event.kind}, ${json(event.body)}, ${timestamp(room.at)},
            ${event.by})`
  return room.seq
}

export const markDeleted = async (
  tx: Db,
  rid: string,
  seqs: readonly number[],
  by: string,
  now: Instant,
): Promise<void> => {
  await tx`
    update chat_message set deleted_at = ${timestamp(now)}, deleted_by = ${by}
    where rid = ${rid} and seq = any(${seqs}::integer[]) and deleted_at is null`
}

export const markCleared = async (
  tx: Db,
  rid: string,
  upTo: number,
  by: string,
  now: Instant,
): Promise<void> => {
  await tx`
    update chat_message set deleted_at = ${timestamp(now)}, deleted_by = ${by}
    where rid = ${rid} and seq <= ${upTo} and deleted_at is null and kind in ('text', 'bet', 'gift')`
}

export const insertReport = async (
  tx: Db,
  messageId: string,
  memberId: MemberId,
  reason: string,
  now: Instant,
): Promise<void> => {
  await tx`
    insert into chat_report (message_id, member_id, reason, made_at)
    values (${messageId}, ${memberId}, ${reason}, ${timestamp(now)}) on conflict do nothing`
  await tx`update chat_message set reported = true where id = ${messageId}`
}

export interface ReportedRow extends FoundMessage {
  readonly sender: string | null
  readonly reports: number
  readonly reasons: string
}

/** The newest reported messages with their text, for operators. */
export const readReported = (db: Db, most: number): Promise<ReportedRow[]> => db<ReportedRow[]>`
  select m.rid, m.seq, m.id, m.kind, m.member_id as "memberId", m.msg, m.made_at as at,
         m.deleted_at is not null as deleted, s.name as sender, count(r)::integer as reports,
         string_agg(distinct r.reason, ', ') as reasons
  from chat_report r join chat_message m on m.id = r.message_id
  left join member s on s.id = m.member_id
  group by m.rid, m.seq, s.name order by max(r.made_at) desc limit ${most}`

export const findMember = async (
  db: Db,
  nameKey: string,
): Promise<{ readonly id: MemberId; readonly name: string } | null> => {
  const [row] = await db<{ id: MemberId; name: string }[]>`
    select id, name from member where name_key = ${nameKey}`
  return row ?? null
}

export const insertMute = async (
  tx: Db,
  mute: {
    readonly memberId: MemberId
    readonly rid: string | null
    readonly until: Instant
    readonly reason: string
    readonly by: string
    readonly now: Instant
  },
): Promise<void> => {
  const { memberId, rid, until, reason, by, now } = mute
  await tx`
    insert into chat_mute (member_id, rid, until_at, reason, made_by, made_at)
    values (${memberId}, ${rid}, ${timestamp(until)}, ${reason}, ${by}, ${timestamp(now)})`
}

/** Ends all mutes in force; false where there were none. */
export const liftMutes = async (tx: Db, memberId: MemberId, now: Instant): Promise<boolean> => {
  const rows = await tx`
    update chat_mute set lifted_at = ${timestamp(now)}
    where member_id = ${memberId} and lifted_at is null and until_at > ${timestamp(now)} returning 1`
  return rows.length > 0
}

export const insertBlock = async (
  tx: Db,
  memberId: MemberId,
  reason: string,
  now: Instant,
): Promise<void> => {
  await tx`
    insert into chat_block (member_id, reason, made_at)
    values (${memberId}, ${reason}, ${timestamp(now)})
    on conflict (member_id) do update set reason = excluded.reason`
}

export const deleteBlock = async (tx: Db, memberId: MemberId): Promise<boolean> => {
  const rows = await tx`delete from chat_block where member_id = ${memberId} returning 1`
  return rows.length > 0
}

export interface RoomChange {
  readonly state?: string
  readonly slowMs?: number
  readonly minGrade?: number
  readonly pinned?: string | null
}

/** False where there is no such room. */
export const changeRoom = async (tx: Db, rid: string, change: RoomChange): Promise<boolean> => {
  const { state = null, slowMs = null, minGrade = null, pinned } = change
  const rows = await tx`
    update chat_room
    set state = coalesce(${state}::text, state), slow_ms = coalesce(${slowMs}::integer, slow_ms),
        min_grade = coalesce(${minGrade}::integer, min_grade),
        pinned = case when ${pinned !== undefined}::boolean then ${pinned ?? null}::text else pinned end
    where rid = ${rid} returning 1`
  return rows.length > 0
}

/** Messages of rooms, apart from reported ones, that are older than they are kept. */
export const purgeMessages = async (
  db: Db,
  now: Instant,
  kept: { readonly rooms: number; readonly matches: number; readonly reported: number },
): Promise<void> => {
  await db`
    delete from chat_message m using chat_room r
    where r.rid = m.rid and m.made_at < case
      when m.reported then ${timestamp(later(now, -kept.reported))}::timestamptz
      when r.gide is null then ${timestamp(later(now, -kept.rooms))}::timestamptz
      else ${timestamp(later(now, -kept.matches))}::timestamptz end`
  await db`
    delete from chat_report
    where made_at < ${timestamp(later(now, -kept.reported))}`
  await db`delete from chat_refusal where made_at < ${timestamp(later(now, -kept.matches))}`
  await db`
    delete from chat_gift where told and made_at < ${timestamp(later(now, -kept.rooms))}`
}
