import type { Instant } from '../base/instant.ts'
import type { ChatMessage, RoomEvent, RoomStatus, ScriptPair } from './room-event.ts'
import {
  acknowledged,
  discarded,
  queued,
  refusedSend,
  restored,
  retried,
  unsent,
  withoutShown,
} from './view-outbox.ts'
import { joined, receive, withPage, type JoinAnswer } from './view-room.ts'
import {
  newChatView,
  newRoom,
  type ChatMute,
  type ChatSelf,
  type ChatView,
  type OutboxContent,
  type OutboxEntry,
  type RoomQuiz,
  type RoomScore,
  type RoomView,
  type ViewRefusal,
} from './view-state.ts'

interface LoginRoom {
  readonly status: RoomStatus
  readonly title: ScriptPair
  readonly seq: number
  readonly seen: number | null
}

/** What happens to the chat of a tab: by its member, its connection, and the server. */
export type ViewAction =
  | { type: 'connecting' }
  | { type: 'closed' }
  | {
      type: 'logged-in'
      self: ChatSelf
      muted: ChatMute | null
      hidden: readonly string[]
      rooms: readonly LoginRoom[]
    }
  | { type: 'login-refused'; refusal: ViewRefusal }
  /** Another member, or none: nothing of the one before stays. */
  | { type: 'forget' }
  | { type: 'clock'; serverTime: Instant; now: Instant }
  | { type: 'enter'; rid: string }
  | { type: 'leave'; rid: string }
  | ({ type: 'joined'; rid: string } & JoinAnswer)
  | { type: 'join-refused'; rid: string; refusal: ViewRefusal }
  | { type: 'event'; event: RoomEvent }
  | {
      type: 'page'
      rid: string
      epoch: string
      list: readonly ChatMessage[]
      isLast: boolean
    }
  | { type: 'resync'; rid: string | null }
  | { type: 'status'; status: RoomStatus }
  | { type: 'ended'; rid: string }
  | { type: 'newcomers'; rid: string; online: number; names: readonly string[] }
  | { type: 'score'; rid: string; score: RoomScore }
  | { type: 'quiz'; rid: string; quiz: Omit<RoomQuiz, 'mine'>; mine: RoomQuiz['mine'] | undefined }
  | { type: 'muted'; rid: string | null; mute: ChatMute | null }
  | { type: 'blocked'; reason: ScriptPair }
  | { type: 'hide'; userKey: string; on: boolean }
  | { type: 'level'; level: number; betweenMs: number }
  | { type: 'seen'; rid: string; seq: number }
  | { type: 'send'; cid: string; rid: string; content: OutboxContent; now: Instant }
  | { type: 'retry'; cid: string; now: Instant }
  | { type: 'discard'; cid: string }
  | { type: 'acknowledged'; cid: string; seq: number; now: Instant }
  | { type: 'send-refused'; cid: string; refusal: ViewRefusal }
  | { type: 'restore'; outbox: readonly OutboxEntry[] }

const inRoom = (view: ChatView, rid: string, change: (room: RoomView) => RoomView): ChatView => {
  const room = view.rooms[rid]
  return room === undefined ? view : { ...view, rooms: { ...view.rooms, [rid]: change(room) } }
}

const everyRoom = (view: ChatView, change: (room: RoomView) => RoomView): ChatView => ({
  ...view,
  rooms: Object.fromEntries(Object.entries(view.rooms).map(([rid, room]) => [rid, change(room)])),
})

/** Joined rooms have to be joined again; a refusal may be over by then. */
const notJoined = (room: RoomView): RoomView => ({ ...room, join: 'none', joinSentAt: null })

/** The next join brings everything again, perhaps under another numbering. */
const disconnected = (room: RoomView): RoomView => ({ ...notJoined(room), early: [] })

const loggedIn = (
  view: ChatView,
  { self, muted, hidden, rooms }: Extract<ViewAction, { type: 'logged-in' }>,
): ChatView => {
  const told = rooms.map(({ status, title, seq, seen }): [string, RoomView] => {
    const room = view.rooms[status.rid] ?? newRoom(status.rid)
    const known = Math.max(seen ?? -1, room.seen ?? -1)
    return [
      status.rid,
      {
        ...room,
        status,
        title,
        lastSeq: Math.max(seq, room.have),
        seen: known < 0 ? null : known,
        seenTold: seen,
      },
    ]
  })
  return {
    ...everyRoom({ ...view, rooms: { ...view.rooms, ...Object.fromEntries(told) } }, notJoined),
    connection: 'ready',
    self,
    muted,
    blocked: null,
    loginRefusal: null,
    hidden: new Set(hidden),
  }
}

const entered = (view: ChatView, rid: string): ChatView => {
  if (view.entered.includes(rid)) return view
  const room = view.rooms[rid] ?? newRoom(rid)
  return {
    ...view,
    rooms: { ...view.rooms, [rid]: notJoined(room) },
    entered: [...view.entered, rid],
    leaving: view.leaving.filter((each) => each !== rid),
  }
}

const left = (view: ChatView, rid: string): ChatView => {
  if (!view.entered.includes(rid)) return view
  return withoutShown({
    ...inRoom(view, rid, notJoined),
    entered: view.entered.filter((each) => each !== rid),
    leaving: view.connection === 'ready' ? [...view.leaving, rid] : [],
  })
}

/** Acknowledged messages of an older numbering are in the restored table, or lost with it. */
const onJoined = (view: ChatView, action: Extract<ViewAction, { type: 'joined' }>): ChatView => {
  const before = view.rooms[action.rid]
  if (before === undefined || !view.entered.includes(action.rid)) return view
  const outbox =
    before.epoch === null || before.epoch === action.epoch
      ? view.outbox
      : view.outbox.filter(({ rid, state }) => rid !== action.rid || state !== 'acknowledged')
  return withoutShown(inRoom({ ...view, outbox }, action.rid, (room) => joined(room, action)))
}

const withMute = (
  view: ChatView,
  { rid, mute }: { rid: string | null; mute: ChatMute | null },
): ChatView =>
  rid === null ? { ...view, muted: mute } : inRoom(view, rid, (room) => ({ ...room, muted: mute }))

const withHidden = (view: ChatView, userKey: string, on: boolean): ChatView => {
  const others = [...view.hidden].filter((each) => each !== userKey)
  return { ...view, hidden: new Set(on ? [...others, userKey] : others) }
}

/** A refusal because of a mute tells how long it lasts. */
const refused = (
  view: ChatView,
  { cid, refusal }: Extract<ViewAction, { type: 'send-refused' }>,
): ChatView => {
  const { until, reason = null } = refusal
  const isMute = refusal.refusal === 'chat-muted' && until !== undefined
  return refusedSend(isMute ? { ...view, muted: { until, reason } } : view, cid, refusal)
}

export const chatView = (view: ChatView, action: ViewAction): ChatView => {
  switch (action.type) {
    case 'connecting':
      return { ...view, connection: 'connecting' }
    case 'closed':
      return unsent({ ...everyRoom(view, disconnected), connection: 'offline', leaving: [] })
    case 'logged-in':
      return loggedIn(view, action)
    case 'login-refused':
      return { ...view, loginRefusal: action.refusal }
    case 'forget': {
      const kept = { ...newChatView, clockOffsetMs: view.clockOffsetMs }
      return view.entered.reduce(entered, kept)
    }
    case 'clock':
      return { ...view, clockOffsetMs: action.serverTime - action.now }
    case 'enter':
      return entered(view, action.rid)
    case 'leave':
      return left(view, action.rid)
    case 'joined':
      return onJoined(view, action)
    case 'join-refused':
      return inRoom(view, action.rid, (room) => ({
        ...room,
        join: 'refused',
        refusal: action.refusal,
      }))
    case 'event':
      return withoutShown(
        inRoom(view, action.event.rid, (room) =>
          view.entered.includes(room.rid) ? receive(room, action.event) : room,
        ),
      )
    case 'page':
      return inRoom(view, action.rid, (room) => withPage(room, action))
    case 'resync':
      return action.rid === null ? everyRoom(view, notJoined) : inRoom(view, action.rid, notJoined)
    case 'status':
      return inRoom(view, action.status.rid, (room) => ({ ...room, status: action.status }))
    case 'ended':
      return inRoom(view, action.rid, (room) => ({ ...room, ended: true }))
    case 'newcomers':
      return inRoom(view, action.rid, (room) => ({
        ...room,
        newcomers: action.names,
        status: room.status && { ...room.status, online: action.online },
      }))
    case 'score':
      return inRoom(view, action.rid, (room) => ({ ...room, score: action.score }))
    case 'quiz':
      return inRoom(view, action.rid, (room) => ({
        ...room,
        quiz: { ...action.quiz, mine: action.mine ?? room.quiz?.mine ?? null },
      }))
    case 'muted':
      return withMute(view, action)
    case 'blocked':
      return { ...view, blocked: action.reason }
    case 'hide':
      return withHidden(view, action.userKey, action.on)
    case 'level':
      return {
        ...view,
        self: view.self && { ...view.self, level: action.level },
        betweenMs: action.betweenMs,
      }
    case 'seen':
      return inRoom(view, action.rid, (room) =>
        action.seq > (room.seen ?? -1) ? { ...room, seen: action.seq } : room,
      )
    case 'send':
      return queued(view, action)
    case 'retry':
      return retried(view, action.cid, action.now)
    case 'discard':
      return discarded(view, action.cid)
    case 'acknowledged':
      return acknowledged(view, action)
    case 'send-refused':
      return refused(view, action)
    case 'restore':
      return restored(view, action.outbox)
    default:
      return action satisfies never
  }
}
