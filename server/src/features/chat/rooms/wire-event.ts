import type * as z from 'zod/mini'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import type { chatMessage, roomEvent } from '@xinghe/contract/chat-message.ts'
import type { UserKeyOf } from '../login/user-key.ts'
import type { MessageRow } from './store.ts'

export type WireEvent = z.input<typeof roomEvent>
export type WireMessage = z.input<typeof chatMessage>

/** A deleted message keeps its number and nothing else. */
export const wireEvent = (row: MessageRow, userKeyOf: UserKeyOf): WireEvent => {
  const { rid, seq, at, id } = row
  if (row.kind === 'delete' || row.kind === 'clear')
    return { rid, seq, at, kind: row.kind, ...(row.body as object) } as WireEvent
  if (row.deleted) return { rid, seq, at, kind: 'gone', id }
  return wireMessage(row, userKeyOf)
}

export const wireMessage = (row: MessageRow, userKeyOf: UserKeyOf): WireMessage => {
  const { rid, seq, at, id, kind, memberId, name, vip, role, simulated, msg, body } = row
  if (kind === 'gift') return { rid, seq, at, kind, id, ...(body as object) } as WireMessage
  const from = { userKey: userKeyOf(memberId ?? ''), name, vip, role, simulated }
  return kind === 'bet'
    ? ({ rid, seq, at, kind, id, from, bet: body } as WireMessage)
    : { rid, seq, at, kind: 'text', id, from, msg: msg ?? '' }
}

const idOfKind = {
  text: chatIds.send,
  bet: chatIds.send,
  gift: chatIds.giftPush,
  delete: chatIds.clear,
  clear: chatIds.clear,
  gone: chatIds.clear,
} as const

/** The frame that tells a room of an event. */
export const eventFrame = (event: WireEvent): string =>
  JSON.stringify({ msgId: idOfKind[event.kind], msgData: event })
