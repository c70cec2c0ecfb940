import type { pictureCaptcha } from '@xinghe/contract/account.ts'
import type { OutputOf } from '@xinghe/contract/call.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { drawPicture, drawText } from './draw-picture.ts'
import type { AccountParts } from '../member/parts.ts'
import { newSecret } from '../member/random-id.ts'
import { insertCaptcha } from './store-captcha.ts'

export const issuePicture = async (
  { sql }: Platform,
  { rng }: AccountParts,
  { uuid, now }: CallContext,
): Promise<OutputOf<typeof pictureCaptcha>> => {
  const answer = drawText(rng)
  const image = await drawPicture(answer, rng)
  const id = newSecret()
  await insertCaptcha(sql, { id, kind: 'picture', purpose: null, uuid, answer }, now)
  return { image, 'x-code': id }
}
