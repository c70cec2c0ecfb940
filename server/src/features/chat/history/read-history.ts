import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { chatHistory } from '@xinghe/contract/chat.ts'
import { chatMessage } from '@xinghe/contract/chat-message.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { mayEnter } from '@xinghe/rules/chat/room.ts'
import * as z from 'zod/mini'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { ChatParts } from '../parts/parts.ts'
import { wireMessage } from '../rooms/wire-event.ts'
import { readRoom } from '../rooms/store.ts'
import * as store from './store.ts'

const usualSize = 15
/** As far as the total counts. */
const rowsMost = 1_000
const kindsOf = { 1: ['text'], 2: ['bet'], 3: ['gift'] } as const
const allKinds = ['text', 'bet', 'gift'] as const

/** Anyone reads what they may enter. */
export const readHistory = async (
  { sql }: Pick<Platform, 'sql'>,
  { userKeyOf, readStanding }: Pick<ChatParts, 'userKeyOf' | 'readStanding'>,
  input: InputOf<typeof chatHistory>,
  { session, now }: Pick<CallContext, 'session' | 'now'>,
): Promise<OutputOf<typeof chatHistory>> => {
  const { rid, pageNum = 1, pageSize = usualSize, category, categoryType = 0 } = input
  const room = await readRoom(sql, rid)
  if (room === null) throw new Refused('not-found')
  const memberId = session?.memberId ?? null
  const standing = memberId === null ? undefined : await readStanding(memberId)
  const entry = mayEnter(room, standing?.grade ?? null)
  if (!entry.ok) throw new Refused(entry.reason)
  if (categoryType === 1 && memberId === null) throw new Refused('session-expired')
  const endTime = input.endTime ?? (await store.lastTime(sql, rid)) ?? now
  const filter: store.HistoryFilter = {
    rid,
    kinds: category === undefined ? allKinds : kindsOf[category],
    memberId: categoryType === 1 ? memberId : null,
    from: input.beginTime ?? null,
    until: endTime,
  }
  const offset = (pageNum - 1) * pageSize
  const [total, rows] = await Promise.all([
    store.countHistory(sql, filter),
    offset >= rowsMost ? [] : store.readHistory(sql, filter, offset, pageSize),
  ])
  const list = rows.map((row) => z.decode(chatMessage, wireMessage(row, userKeyOf)))
  return { total, endTime, list }
}
