import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { findGame } from './store-entry.ts'
import { deleteFavourite, insertFavourite } from './store-own.ts'

type Asking = Pick<MemberContext, 'memberId' | 'now'>

/** Games that cannot be entered now may be kept too: they may open again. */
export const addFavourite = async (
  { sql }: Pick<Platform, 'sql'>,
  { gameCode }: { readonly gameCode: string },
  { memberId, now }: Asking,
): Promise<Record<string, never>> => {
  if ((await findGame(sql, gameCode)) === null) throw new Refused('game-unknown')
  await insertFavourite(sql, memberId, gameCode, now)
  return {}
}

export const removeFavourite = async (
  { sql }: Pick<Platform, 'sql'>,
  { gameCode }: { readonly gameCode: string },
  { memberId }: Pick<Asking, 'memberId'>,
): Promise<Record<string, never>> => {
  if ((await findGame(sql, gameCode)) === null) throw new Refused('game-unknown')
  await deleteFavourite(sql, memberId, gameCode)
  return {}
}
