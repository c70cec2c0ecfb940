import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { ViewRefusal } from '@xinghe/rules/chat/view-state.ts'
import type { ViewAction } from '@xinghe/rules/chat/view.ts'
import type { DueFrame } from '@xinghe/rules/chat/view-due.ts'
import { chatIds, type ChatClientFrame, type ChatServerFrame } from './chat-frames.ts'

type FrameOf<Id extends ChatServerFrame['msgId']> = Extract<ChatServerFrame, { msgId: Id }>
type Refused = Extract<FrameOf<typeof chatIds.login>['msgData'], { refusal: string }>

const refusalOf = ({ refusal, message, until, reason }: Refused): ViewRefusal => ({
  refusal,
  message,
  until,
  reason,
})

const loginAction = (
  data: FrameOf<typeof chatIds.login | typeof chatIds.guestLogin>['msgData'],
): ViewAction => {
  if ('refusal' in data) return { type: 'login-refused', refusal: refusalOf(data) }
  const { userKey, name, level, guest, phoneBound, muted, hidden, rooms } = data
  return {
    type: 'logged-in',
    self: { userKey, name, level, guest, phoneBound },
    muted: muted ?? null,
    hidden,
    rooms: rooms.map(({ title, seq, seen, ...status }) => ({ status, title, seq, seen })),
  }
}

const sendAction = (
  data: FrameOf<typeof chatIds.send>['msgData'],
  now: Instant,
): ViewAction | null => {
  if ('refusal' in data) {
    const { cid } = data
    return cid === undefined ? null : { type: 'send-refused', cid, refusal: refusalOf(data) }
  }
  if ('kind' in data) return { type: 'event', event: data }
  return { type: 'acknowledged', cid: data.cid, seq: data.seq, now }
}

const blockAction = (data: FrameOf<typeof chatIds.block>['msgData']): ViewAction | null => {
  if ('refusal' in data) return null
  if ('out' in data) return { type: 'blocked', reason: data.reason }
  return { type: 'hide', userKey: data.userKey, on: data.on }
}

const joinedAction = (data: FrameOf<typeof chatIds.joinUnicast>['msgData']): ViewAction => {
  const { rid, epoch, seq, missed, ended, ...status } = data
  return { type: 'joined', rid, epoch, seq, missed, ended, status: { rid, ...status } }
}

const scoreAction = (data: FrameOf<typeof chatIds.scorePush>['msgData']): ViewAction => ({
  type: 'score',
  rid: data.rid,
  score: {
    home: data.sc_FT_H,
    away: data.sc_FT_C,
    clock: data.re_time,
    event: data.event && { kind: data.event.kind, side: data.event.side },
  },
})

const quizAction = (data: FrameOf<typeof chatIds.prediction>['msgData']): ViewAction | null => {
  if ('refusal' in data) return null
  const { rid, mine, ...quiz } = data
  return { type: 'quiz', rid, quiz, mine }
}

/** What a frame of the server does to the state of the client; null where it changes nothing there. */
export const viewActionOf = (frame: ChatServerFrame, now: Instant): ViewAction | null => {
  switch (frame.msgId) {
    case chatIds.heartbeat:
      return { type: 'clock', serverTime: frame.msgData.serverTime, now }
    case chatIds.login:
    case chatIds.guestLogin:
      return loginAction(frame.msgData)
    case chatIds.joinRoom: {
      const { rid } = frame.msgData
      return rid === undefined
        ? null
        : { type: 'join-refused', rid, refusal: refusalOf(frame.msgData) }
    }
    case chatIds.send:
      return sendAction(frame.msgData, now)
    case chatIds.mute: {
      const { rid = null, until, reason } = frame.msgData
      return { type: 'muted', rid, mute: until === null ? null : { until, reason } }
    }
    case chatIds.block:
      return blockAction(frame.msgData)
    case chatIds.roomStatus:
      return 'refusal' in frame.msgData ? null : { type: 'status', status: frame.msgData }
    case chatIds.vipLevel:
      return { type: 'level', level: frame.msgData.level, betweenMs: frame.msgData.betweenMs }
    case chatIds.joinBroadcast:
      return { type: 'newcomers', ...frame.msgData }
    case chatIds.roomStatusUpdate:
      return { type: 'status', status: frame.msgData }
    case chatIds.roomDestroy:
      return { type: 'ended', rid: frame.msgData.rid }
    case chatIds.scorePush:
      return scoreAction(frame.msgData)
    case chatIds.clear:
    case chatIds.giftPush:
      return { type: 'event', event: frame.msgData }
    case chatIds.joinUnicast:
      return joinedAction(frame.msgData)
    case chatIds.prediction:
      return quizAction(frame.msgData)
    case chatIds.internal: {
      const { kind, rid = null } = frame.msgData
      return kind === 'resync' ? { type: 'resync', rid } : null
    }
    default:
      return frame satisfies never
  }
}

/** A frame that the client's state wants to be sent. */
export const clientFrameOf = (due: DueFrame): ChatClientFrame => {
  switch (due.kind) {
    case 'join': {
      const { rid, epoch, have } = due
      return {
        msgId: chatIds.joinRoom,
        msgData: epoch === undefined ? { rid } : { rid, epoch, have },
      }
    }
    case 'leave':
      return { msgId: chatIds.joinRoom, msgData: { rid: due.rid, leave: true } }
    case 'seen':
      return { msgId: chatIds.roomStatus, msgData: { rid: due.rid, seen: due.seen } }
    case 'send':
      return { msgId: chatIds.send, msgData: { rid: due.rid, cid: due.cid, ...due.content } }
    default:
      return due satisfies never
  }
}
