import type { ChatMessage } from '@xinghe/rules/chat/room-event.ts'
import type { ChatView, OutboxEntry, RoomView } from '@xinghe/rules/chat/view-state.ts'

/** A line of the list: its beginning, a message of the room, or an own one that is not there yet. */
export type ChatRow =
  | { readonly key: 'top'; readonly kind: 'top' }
  | { readonly key: string; readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly key: string; readonly kind: 'pending'; readonly entry: OutboxEntry }

const senderOf = (message: ChatMessage): string | null =>
  message.kind === 'gift' ? null : message.from.userKey

export const isHidden = (hidden: ReadonlySet<string>, message: ChatMessage): boolean => {
  const sender = senderOf(message)
  return sender !== null && hidden.has(sender)
}

/** The room without hidden members, then what is still to be sent. */
export const rowsOf = (
  room: RoomView,
  hidden: ChatView['hidden'],
  outbox: ChatView['outbox'],
): readonly ChatRow[] => [
  { key: 'top', kind: 'top' },
  ...room.entries
    .filter((message) => !isHidden(hidden, message))
    .map((message): ChatRow => ({ key: message.id, kind: 'message', message })),
  ...outbox
    .filter(({ rid }) => rid === room.rid)
    .map((entry): ChatRow => ({ key: entry.cid, kind: 'pending', entry })),
]

/** Messages of others after the last that was read. */
export const unreadOf = (
  room: RoomView,
  hidden: ChatView['hidden'],
  self: string | null,
): number => {
  const { seen } = room
  // Of a room that was never opened nothing counts as missed.
  if (seen === null) return 0
  if (room.epoch === null) return Math.max(0, room.lastSeq - seen)
  return room.entries.filter(
    (message) =>
      message.seq > seen &&
      message.kind !== 'gift' &&
      senderOf(message) !== self &&
      !isHidden(hidden, message),
  ).length
}
