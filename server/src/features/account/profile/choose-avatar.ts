import type * as calls from '@xinghe/contract/account-profile.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { drawnAvatars } from '@xinghe/rules/account/avatars.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readAvatars, setAvatar } from './store-picture.ts'

export const listAvatars = async (
  { sql }: Platform,
  { memberId }: MemberContext,
): Promise<OutputOf<typeof calls.avatarList>> => ({
  drawn: [...drawnAvatars],
  ...(await readAvatars(sql, memberId)),
})

/** Accepts only listed avatars: a drawn one or the member's own picture. */
export const chooseAvatar = async (
  { sql }: Platform,
  { avatar }: InputOf<typeof calls.chooseAvatar>,
  { memberId }: MemberContext,
): Promise<OutputOf<typeof calls.chooseAvatar>> => {
  const { own } = await readAvatars(sql, memberId)
  if (avatar !== own && !drawnAvatars.includes(avatar)) throw new Refused('not-found')
  await setAvatar(sql, memberId, avatar)
  return { avatar }
}
