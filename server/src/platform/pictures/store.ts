import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import { timestamp } from '../database/value.ts'

/** Pictures of a member that are not attached; the oldest beyond this number are deleted. */
const looseKept = 12

export const insertPicture = async (
  db: Db,
  made: { id: string; memberId: MemberId; content: Buffer; now: Instant },
): Promise<void> => {
  await db`
    insert into private_picture (id, member_id, content, made_at)
    values (${made.id}, ${made.memberId}, ${made.content}, ${timestamp(made.now)})`
  await db`
    delete from private_picture
    where member_id = ${made.memberId} and attached_to is null and id not in (
      select id from private_picture
      where member_id = ${made.memberId} and attached_to is null
      order by made_at desc, id = ${made.id} desc limit ${looseKept})`
}

/** Returns how many were attached. */
export const attachPictures = async (
  db: Db,
  memberId: MemberId,
  ids: readonly string[],
  attachedTo: string,
): Promise<number> => {
  const { count } = await db`
    update private_picture set attached_to = ${attachedTo}
    where member_id = ${memberId} and id = any(${[...ids]}::text[]) and attached_to is null`
  return count
}

export const findOwnPicture = async (
  db: Db,
  memberId: MemberId,
  id: string,
): Promise<Uint8Array | null> => {
  const [row] = await db<{ content: Uint8Array }[]>`
    select content from private_picture where id = ${id} and member_id = ${memberId}`
  return row?.content ?? null
}

/** The pictures attached to a thing, for operators. */
export const readAttached = (
  db: Db,
  attachedTo: string,
): Promise<{ readonly id: string; readonly content: Uint8Array }[]> =>
  db<{ id: string; content: Uint8Array }[]>`
    select id, content from private_picture where attached_to = ${attachedTo} order by made_at, id`

export const purgeLoosePictures = async (db: Db, before: Instant): Promise<void> => {
  await db`
    delete from private_picture where attached_to is null and made_at < ${timestamp(before)}`
}
