import type { Instant } from '@xinghe/rules/base/instant.ts'
import { hallRid } from '@xinghe/rules/chat/room.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { deleteMessages } from '../moderation/delete-messages.ts'
import { lockRoom } from '../send/store.ts'
import * as store from './store.ts'

/** So many ids go into one frame. */
const idsPerEvent = 100

/**
 * Deletes the messages of the hall that name the member; lines of others in the same ten seconds go with
 * them. The lock comes first: a message that is being written is then found.
 */
export const hideGifts = async (tx: Db, memberId: string, now: Instant): Promise<void> => {
  await lockRoom(tx, hallRid)
  const messages = await store.readMessagesOf(tx, hallRid, memberId)
  for (let from = 0; from < messages.length; from += idsPerEvent)
    await deleteMessages(tx, hallRid, messages.slice(from, from + idsPerEvent), 'privacy', now)
}
