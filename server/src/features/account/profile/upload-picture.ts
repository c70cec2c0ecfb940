import type { uploadImage } from '@xinghe/contract/account-profile.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { uploadsPerDay } from '@xinghe/rules/account/upload-policy.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Sql } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { addPrivatePicture } from '../../../platform/pictures/private-pictures.ts'
import { redrawPicture } from '../../../platform/pictures/redraw-picture.ts'
import { newSecret } from '../member/random-id.ts'
import { lockMember } from './store.ts'
import { countUploads, insertPicture, insertUpload } from './store-picture.ts'

/**
 * Stores a picture of the member. Choosing one as avatar, or attaching it to feedback, is another call; only
 * avatars have an address.
 */
export const uploadPicture = async (
  { sql }: Platform,
  { image, purpose }: InputOf<typeof uploadImage>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof uploadImage>> => {
  await countUpload(sql, memberId, now)
  if (purpose === 'feedback') return { url: await addPrivatePicture(sql, memberId, image, now) }
  const content = await redrawPicture(image, 'avatar')
  const id = newSecret()
  const url = `/upload/${id}.webp`
  await sql.begin((tx) => insertPicture(tx, { id, memberId, content, url, now }))
  return { url }
}

/** Counted before the picture is read: a broken one costs the same work. */
const countUpload = (sql: Sql, memberId: MemberId, now: Instant): Promise<void> =>
  sql.begin(async (tx) => {
    await lockMember(tx, memberId)
    const today = await countUploads(tx, memberId, later(now, -dayMs))
    if (today >= uploadsPerDay) throw new Refused('too-often')
    await insertUpload(tx, memberId, now)
  })
