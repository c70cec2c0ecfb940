import { instant } from '@xinghe/rules/base/instant.ts'
import { newChatView, newRoom, type ChatView } from '@xinghe/rules/chat/view-state.ts'
import { expect, it } from 'vitest'
import { shutReason } from './shut-reason.ts'

const self = { userKey: 'me', name: 'me***1', level: 2, guest: false, phoneBound: true }
const status = {
  rid: 'hall',
  state: 'open',
  slowMs: 0,
  minGrade: 0,
  online: 1,
  pinned: null,
} as const
const open: ChatView = {
  ...newChatView,
  connection: 'ready',
  self,
  rooms: { hall: { ...newRoom('hall'), status } },
}
const reader = { loggedIn: true, phoneBound: false, now: instant(1_000) }
const reasonOf = (view: ChatView, who: Partial<typeof reader> = {}) =>
  shutReason(view, 'hall', { ...reader, ...who })
const inHall = (change: object): ChatView => ({
  ...open,
  rooms: { hall: { ...newRoom('hall'), status, ...change } },
})
const pair = { cn: '刷屏', tw: '洗版' }

it('is open for a member, also without a connection', () => {
  expect(reasonOf(open)).toBeNull()
  expect(reasonOf({ ...open, connection: 'offline' })).toBeNull()
})

it('asks a visitor to log in, and a member to bind a phone', () => {
  expect(reasonOf(open, { loggedIn: false })).toEqual({ kind: 'login' })
  const shut = inHall({ refusal: { refusal: 'session-expired', message: '请重新登录' } })
  expect(reasonOf(shut, { loggedIn: false })).toEqual({ kind: 'members' })
  const unbound = { ...open, self: { ...self, phoneBound: false } }
  expect(reasonOf(unbound)).toEqual({ kind: 'phone' })
  expect(reasonOf(unbound, { phoneBound: true })).toBeNull()
})

it('waits while a login is under way', () => {
  expect(reasonOf({ ...open, self: null })).toEqual({ kind: 'connecting' })
  expect(reasonOf({ ...open, self: { ...self, guest: true } })).toEqual({ kind: 'connecting' })
})

it('shows the longer of two mutes until it is over', () => {
  const muted = { until: instant(5_000), reason: pair }
  const view = { ...inHall({ muted: { until: instant(9_000), reason: null } }), muted }
  expect(reasonOf(view)).toEqual({ kind: 'muted', until: 9_000, reason: null })
  expect(reasonOf(view, { now: instant(9_000) })).toBeNull()
})

it('names the grade, the closed room and the ended match', () => {
  expect(reasonOf(inHall({ status: { ...status, minGrade: 3 } }))).toEqual({
    kind: 'level',
    grade: 3,
  })
  expect(reasonOf(inHall({ status: { ...status, state: 'closed' } }))).toEqual({ kind: 'closed' })
  expect(reasonOf(inHall({ ended: true }))).toEqual({ kind: 'ended' })
})

it('shows why the chat or the room was refused', () => {
  expect(reasonOf({ ...open, blocked: pair })).toEqual({ kind: 'blocked', reason: pair })
  const refusal = { refusal: 'chat-room-full', message: '已达上限' }
  expect(reasonOf(inHall({ refusal }))).toEqual({ kind: 'refused', message: '已达上限' })
})
