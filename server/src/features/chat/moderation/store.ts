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

/** When the mute of a room, or of every room, ends; null where there is none in force. */
export const mutedUntil = async (
  tx: Db,
  memberId: MemberId,
  rid: string | null,
  now: Instant,
): Promise<string | null> => {
  const [row] = await tx<{ until: Instant | null }[]>`
    select max(until_at) as until from chat_mute
    where member_id = ${memberId} and rid is not distinct from ${rid}
      and lifted_at is null and until_at > ${timestamp(now)}`
  return timestamp(row?.until ?? null)
}

export interface LiftedMute {
  /** Null: every room. */
  readonly rid: string | null
  readonly reason: string
  readonly until: Instant
}

/** Ends all mutes in force and returns them. */
export const liftMutes = (tx: Db, memberId: MemberId, now: Instant): Promise<LiftedMute[]> => tx<
  LiftedMute[]
>`
  update chat_mute set lifted_at = ${timestamp(now)}
  where member_id = ${memberId} and lifted_at is null and until_at > ${timestamp(now)}
  returning rid, reason, until_at as until`

/** Why a member is out of the chat; null where the member is not. */
type BlockReason = { readonly reason: string } | null

/** Returns the reason until now. */
export const insertBlock = async (
  tx: Db,
  memberId: MemberId,
  reason: string,
  now: Instant,
): Promise<BlockReason> => {
  const [before] = await tx<{ reason: string }[]>`
    select reason from chat_block where member_id = ${memberId} for update`
  await tx`
    insert into chat_block (member_id, reason, made_at)
    values (${memberId}, ${reason}, ${timestamp(now)})
    on conflict (member_id) do update set reason = excluded.reason`
  return before ?? null
}

/** Returns the reason until now. */
export const deleteBlock = async (tx: Db, memberId: MemberId): Promise<BlockReason> => {
  const [before] = await tx<{ reason: string }[]>`
    delete from chat_block where member_id = ${memberId} returning reason`
  return before ?? null
}

export interface RoomState {
  readonly state: string
  readonly slowMs: number
  readonly minGrade: number
  readonly pinned: string | null
}
export type RoomChange = Partial<RoomState>

/** Null where there is no such room. */
export const lockRoomState = async (tx: Db, rid: string): Promise<RoomState | null> => {
  const [row] = await tx<RoomState[]>`
    select state, slow_ms as "slowMs", min_grade as "minGrade", pinned from chat_room
    where rid = ${rid} for no key update`
  return row ?? null
}

export const writeRoomState = async (
  tx: Db,
  rid: string,
  { state, slowMs, minGrade, pinned }: RoomState,
): Promise<void> => {
  await tx`
    update chat_room
    set state = ${state}, slow_ms = ${slowMs}, min_grade = ${minGrade}, pinned = ${pinned}
    where rid = ${rid}`
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
