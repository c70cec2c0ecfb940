import { instant } from '@xinghe/rules/base/instant.ts'
import type { ChatMessage } from '@xinghe/rules/chat/room-event.ts'
import { newRoom, type OutboxEntry } from '@xinghe/rules/chat/view-state.ts'
import { expect, it } from 'vitest'
import { rowsOf, unreadOf } from './rows.ts'

const text = (seq: number, userKey: string): ChatMessage => ({
  kind: 'text',
  rid: 'hall',
  seq,
  id: `id${seq}`,
  at: instant(seq),
  from: { userKey, name: userKey, vip: 0, role: 'member', simulated: false },
  msg: 'x',
})
const gift: ChatMessage = {
  kind: 'gift',
  rid: 'hall',
  seq: 4,
  id: 'id4',
  at: instant(4),
  gifts: [],
}
const room = {
  ...newRoom('hall'),
  epoch: 'a',
  have: 4,
  seen: 1,
  entries: [text(1, 'a'), text(2, 'me'), text(3, 'b'), gift],
}
const pending = (cid: string, rid: string): OutboxEntry => ({
  cid,
  rid,
  content: { msg: 'x' },
  state: 'waiting',
  queuedAt: instant(0),
  sentAt: null,
  notBefore: null,
  seq: null,
  refusal: null,
})

it('lists the room without hidden members, then what is to be sent to it', () => {
  const rows = rowsOf(room, new Set(['b']), [pending('c1', 'hall'), pending('c2', 'vip')])
  expect(rows.map(({ key }) => key)).toEqual(['top', 'id1', 'id2', 'id4', 'c1'])
})

it('counts unread messages of others, without hidden members and awards', () => {
  expect(unreadOf(room, new Set(), 'me')).toBe(1)
  expect(unreadOf(room, new Set(['b']), 'me')).toBe(0)
  expect(unreadOf({ ...room, seen: 0 }, new Set(), 'me')).toBe(2)
})

it('counts by numbers where the room is not joined, and nothing where it was never read', () => {
  expect(unreadOf({ ...newRoom('vip'), lastSeq: 9, seen: 4 }, new Set(), null)).toBe(5)
  expect(unreadOf({ ...newRoom('vip'), lastSeq: 9 }, new Set(), null)).toBe(0)
})
