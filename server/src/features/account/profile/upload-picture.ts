import type { uploadImage } from '@xinghe/contract/account-profile.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { newSecret } from '../member/random-id.ts'
import { pictureMaxBytes, redrawPicture } from './redraw-picture.ts'
import { insertPicture } from './store-picture.ts'

const prefix = /^data:[a-z]+\/[a-z0-9.+-]+;base64,/i
const base64 = /^[A-Za-z0-9+/]+={0,2}$/
/** Characters of base64 that hold the largest picture. */
const largest = Math.ceil(pictureMaxBytes / 3) * 4

/** Stores the member's own picture; choosing it as avatar is another call. */
export const uploadPicture = async (
  { sql }: Platform,
  input: InputOf<typeof uploadImage>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof uploadImage>> => {
  const content = await redrawPicture(decode(input.image))
  const id = newSecret()
  const url = `/upload/${id}.webp`
  await sql.begin((tx) => insertPicture(tx, { id, memberId, content, url, now }))
  return { url }
}

const decode = (given: string): Buffer => {
  const text = given.replace(prefix, '')
  if (text.length > largest) throw new Refused('picture-too-large')
  if (!base64.test(text)) throw new Refused('upload-failed')
  return Buffer.from(text, 'base64')
}
