import type { InputOf } from '@xinghe/contract/call.ts'
import type { chatDelete } from '@xinghe/contract/chat.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { later } from '@xinghe/rules/base/instant.ts'
import { deleteOwnMs } from '@xinghe/rules/chat/limits.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { lockRoom } from '../send/store.ts'
import { deleteMessages } from './delete-messages.ts'
import { findMessage } from './store.ts'

/** A message that is deleted already stays deleted: repeating the call changes nothing. */
export const deleteOwn = async (
  { sql }: Pick<Platform, 'sql'>,
  { rid, id }: InputOf<typeof chatDelete>,
  { memberId, now }: Pick<MemberContext, 'memberId' | 'now'>,
): Promise<Record<string, never>> =>
  sql.begin(async (tx) => {
    await lockRoom(tx, rid)
    const message = await findMessage(tx, id)
    if (message === null || message.rid !== rid || message.memberId !== memberId)
      throw new Refused('not-found')
    if (message.deleted) return {}
    if (later(message.at, deleteOwnMs) < now) throw new Refused('chat-delete-late')
    await deleteMessages(tx, rid, [message], memberId, now)
    return {}
  })
