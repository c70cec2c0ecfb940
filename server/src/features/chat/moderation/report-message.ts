import type { InputOf } from '@xinghe/contract/call.ts'
import type { chatReport } from '@xinghe/contract/chat.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { mayEnter } from '@xinghe/rules/chat/room.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { ChatParts } from '../parts/parts.ts'
import { readRoom } from '../rooms/store.ts'
import * as store from './store.ts'

/** Of a message that the member may read and did not write; a second report of it changes nothing. */
export const reportMessage = async (
  { sql }: Pick<Platform, 'sql'>,
  { readStanding }: Pick<ChatParts, 'readStanding'>,
  { rid, id, reason }: InputOf<typeof chatReport>,
  { memberId, now }: Pick<MemberContext, 'memberId' | 'now'>,
): Promise<Record<string, never>> => {
  const [room, message, standing] = await Promise.all([
    readRoom(sql, rid),
    store.findMessage(sql, id),
    readStanding(memberId),
  ])
  if (room === null || message === null || message.rid !== rid || message.memberId === memberId)
    throw new Refused('not-found')
  const entry = mayEnter(room, standing?.grade ?? null)
  if (!entry.ok) throw new Refused(entry.reason)
  await sql.begin((tx) => store.insertReport(tx, id, memberId, reason, now))
  return {}
}
