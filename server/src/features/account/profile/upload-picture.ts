import type { uploadImage } from '@xinghe/contract/account-profile.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { addPrivatePicture } from '../../../platform/pictures/private-pictures.ts'
import { redrawPicture } from '../../../platform/pictures/redraw-picture.ts'
import { newSecret } from '../member/random-id.ts'
import { insertPicture } from './store-picture.ts'

/**
 * Stores a picture of the member. Choosing one as avatar, or attaching it to feedback, is another call; only
 * avatars have an address.
 */
export const uploadPicture = async (
  { sql }: Platform,
  { image, purpose }: InputOf<typeof uploadImage>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof uploadImage>> => {
  if (purpose === 'feedback') return { url: await addPrivatePicture(sql, memberId, image, now) }
  const content = await redrawPicture(image, 'avatar')
  const id = newSecret()
  const url = `/upload/${id}.webp`
  await sql.begin((tx) => insertPicture(tx, { id, memberId, content, url, now }))
  return { url }
}
