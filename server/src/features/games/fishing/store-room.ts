import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface Place {
  readonly room: number
  readonly seat: number
}

/** Joins change seats of several rooms, one at a time. */
export const lockSeating = async (tx: Db): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended('fish seats', 0))`
}

/** Keeps a seat that was not left, in this room where one is named; null where there is none. */
export const keepSeat = async (
  tx: Db,
  memberId: MemberId,
  room: number | null,
  { seenAfter, now }: { readonly seenAfter: Instant; readonly now: Instant },
): Promise<Place | null> => {
  const [row] = await tx<Place[]>`
    update fish_seat set seen_at = ${timestamp(now)}
    where member_id = ${memberId} and seen_at > ${timestamp(seenAfter)}
    ${room === null ? fragment`` : fragment`and room_id = ${room}`}
    returning room_id as room, seat`
  return row ?? null
}

/** Frees the member's seat and all seats that were left; returns their rooms. */
export const freeSeats = async (
  tx: Db,
  memberId: MemberId,
  seenAfter: Instant,
): Promise<number[]> => {
  const rows = await tx<{ room: number }[]>`
    delete from fish_seat
    where member_id = ${memberId} or seen_at <= ${timestamp(seenAfter)}
    returning room_id as room`
  return rows.map(({ room }) => room)
}

export const findFreeSeat = async (tx: Db, room: number | null): Promise<Place | null> => {
  const [row] = await tx<Place[]>`
    select r.id as room, free.seat
    from fish_room r cross join generate_series(0, 3) as free (seat)
    where not exists (select from fish_seat s where s.room_id = r.id and s.seat = free.seat)
    ${room === null ? fragment`` : fragment`and r.id = ${room}`}
    order by r.id, free.seat limit 1`
  return row ?? null
}

export const insertRoom = async (tx: Db): Promise<number> => {
  const [row] = await tx<{ id: number }[]>`insert into fish_room default values returning id`
  if (row === undefined) throw new Error('a room was not made')
  return row.id
}

export const insertSeat = async (
  tx: Db,
  memberId: MemberId,
  { room, seat }: Place,
  now: Instant,
): Promise<void> => {
  await tx`
    insert into fish_seat (room_id, seat, member_id, seen_at)
    values (${room}, ${seat}, ${memberId}, ${timestamp(now)})`
}

/** The public seed; null where there is no such room. */
export const readSea = async (db: Db, room: number): Promise<string | null> => {
  const [row] = await db<{ sea: string }[]>`select sea from fish_room where id = ${room}`
  return row?.sea ?? null
}

export const readSeated = (db: Db, room: number): Promise<{ seat: number; name: string }[]> => db<
  { seat: number; name: string }[]
>`
  select s.seat, m.name from fish_seat s join member m on m.id = s.member_id
  where s.room_id = ${room} order by s.seat`
