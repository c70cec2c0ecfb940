import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** Stored pictures per member; the oldest that is not in use is deleted. */
const picturesKept = 5

export const insertPicture = async (
  db: Db,
  made: { id: string; memberId: MemberId; content: Buffer; url: string; now: Instant },
): Promise<void> => {
  await db`update member set own_avatar = ${made.url} where id = ${made.memberId}`
  await db`
    insert into uploaded_picture (id, member_id, content, made_at)
    values (${made.id}, ${made.memberId}, ${made.content}, ${timestamp(made.now)})`
  await db`
    delete from uploaded_picture p using member m
    where p.member_id = ${made.memberId} and m.id = p.member_id
      and m.avatar is distinct from '/upload/' || p.id || '.webp'
      and p.id not in (
        select id from uploaded_picture where member_id = ${made.memberId}
        order by made_at desc, id = ${made.id} desc limit ${picturesKept})`
}

export const countUploads = async (db: Db, memberId: MemberId, since: Instant): Promise<number> => {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from picture_upload
    where member_id = ${memberId} and made_at > ${timestamp(since)}`
  return row?.count ?? 0
}

export const insertUpload = async (db: Db, memberId: MemberId, now: Instant): Promise<void> => {
  await db`
    insert into picture_upload (member_id, made_at) values (${memberId}, ${timestamp(now)})`
}

export const purgeUploads = async (db: Db, before: Instant): Promise<number> => {
  const { count } = await db`delete from picture_upload where made_at < ${timestamp(before)}`
  return count
}

export const findPicture = async (db: Db, id: string): Promise<Uint8Array | null> => {
  const [row] = await db<{ content: Uint8Array }[]>`
    select content from uploaded_picture where id = ${id}`
  return row?.content ?? null
}

export const setAvatar = async (db: Db, id: MemberId, avatar: string): Promise<void> => {
  await db`update member set avatar = ${avatar} where id = ${id}`
}

export const readAvatars = async (
  db: Db,
  id: MemberId,
): Promise<{ own: string | null; chosen: string | null }> => {
  const [row] = await db<{ own: string | null; chosen: string | null }[]>`
    select own_avatar as own, avatar as chosen from member where id = ${id}`
  return row ?? { own: null, chosen: null }
}
