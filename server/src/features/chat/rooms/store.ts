import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { RoomState } from '@xinghe/rules/chat/room-event.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface RoomRow {
  readonly rid: string
  readonly epoch: string
  readonly seq: number
  readonly state: RoomState
  readonly slowMs: number
  readonly minGrade: number
  readonly pinned: string | null
  readonly endsAt: Instant | null
}

export const readRoom = async (db: Db, rid: string): Promise<RoomRow | null> => {
  const [row] = await db<RoomRow[]>`
    select rid, epoch, seq, state, slow_ms as "slowMs", min_grade as "minGrade", pinned,
           ends_at as "endsAt"
    from chat_room where rid = ${rid}`
  return row ?? null
}

/** The room of a match that the sportsbook knows; it is made at the first join. */
export const makeMatchRoom = async (
  db: Db,
  rid: string,
  gide: string,
  endedForMs: number,
  now: Instant,
): Promise<void> => {
  await db`
    insert into chat_room (rid, gide, ends_at, made_at)
    select ${rid}, gide, ended_at + ${`${endedForMs} milliseconds`}::interval, ${timestamp(now)}
    from chat_match where gide = ${gide}
    on conflict do nothing`
}

export interface MessageRow {
  readonly rid: string
  readonly seq: number
  readonly id: string
  readonly kind: 'text' | 'bet' | 'gift' | 'delete' | 'clear'
  readonly memberId: string | null
  readonly name: string
  readonly vip: number
  readonly role: 'member' | 'operator'
  readonly simulated: boolean
  readonly msg: string | null
  readonly body: unknown
  readonly at: Instant
  readonly deleted: boolean
}

/** The events after a number, oldest first. */
export const readEventsAfter = (
  db: Db,
  rid: string,
  after: number,
  most: number,
): Promise<MessageRow[]> => db<MessageRow[]>`
  select rid, seq, id, kind, member_id as "memberId", name, vip, role, simulated, msg, body,
         made_at as at, deleted_at is not null as deleted
  from chat_message where rid = ${rid} and seq > ${after} order by seq limit ${most}`

/** The last events, oldest first. */
export const readLastEvents = async (db: Db, rid: string, most: number): Promise<MessageRow[]> => {
  const rows = await db<MessageRow[]>`
    select rid, seq, id, kind, member_id as "memberId", name, vip, role, simulated, msg, body,
           made_at as at, deleted_at is not null as deleted
    from chat_message where rid = ${rid} order by seq desc limit ${most}`
  return rows.toReversed()
}

/** Another one after a restore or a fail-over, where numbers may have been given twice. */
export const readDatabaseMark = async (db: Db): Promise<string> => {
  const [row] = await db<{ mark: string }[]>`
    select left(md5(concat_ws(' ', (select system_identifier from pg_control_system()),
                              (select timeline_id from pg_control_checkpoint()),
                              (select oid from pg_database where datname = current_database()))),
                8) as mark`
  if (row === undefined) throw new Error('the database has no identity')
  return row.mark
}

export const noticeChannel = 'chat'

/** What changed: events up to a number, the state of a room, a member's standing, the word list. */
export type ChatNotice =
  | { readonly rid: string; readonly upTo: number }
  | { readonly rid: string; readonly changed: true }
  | { readonly memberId: string }
  | { readonly words: true }

/** Sent when the transaction commits. It has no text: a notification is short. */
export const notify = async (db: Db, notice: ChatNotice): Promise<void> => {
  await db`select pg_notify(${noticeChannel}, ${JSON.stringify(notice)})`
}
