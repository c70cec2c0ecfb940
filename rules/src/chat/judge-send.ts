import { later, type Instant } from '../base/instant.ts'
import { betweenMessagesMs, lookBackMs, messagesPerMinute, repeatMs } from './limits.ts'
import type { RoomState, ScriptPair } from './room-event.ts'

/** A message of the same member in the same room, within the last minute. */
export interface SentBefore {
  readonly at: Instant
  /** Null for a shared bet. */
  readonly text: string | null
}

export interface SendingRoom {
  readonly state: RoomState
  readonly slowMs: number
  readonly minGrade: number
  /** A match is over for so long that its room can only be read. */
  readonly ended: boolean
}

export interface SendingMember {
  readonly state: 'active' | 'frozen' | 'closed'
  readonly phoneBound: boolean
  readonly grade: number
  /** Out of the chat, with the operator's reason. */
  readonly blocked: ScriptPair | null
  readonly muted: { readonly until: Instant; readonly reason: ScriptPair } | null
}

export interface SendRefusal {
  readonly refusal:
    | 'account-frozen'
    | 'account-closed'
    | 'chat-blocked'
    | 'phone-unbound'
    | 'chat-room-closed'
    | 'chat-level-low'
    | 'chat-muted'
    | 'chat-too-fast'
    | 'chat-repeated'
  readonly until?: Instant
  readonly reason?: ScriptPair
}

/** Whether this member may send in this room at all, whatever they say. */
export const judgeSender = (room: SendingRoom, member: SendingMember): SendRefusal | null => {
  if (member.blocked !== null) return { refusal: 'chat-blocked', reason: member.blocked }
  if (member.state !== 'active') return { refusal: `account-${member.state}` }
  if (!member.phoneBound) return { refusal: 'phone-unbound' }
  if (room.ended || room.state === 'closed') return { refusal: 'chat-room-closed' }
  if (member.grade < room.minGrade) return { refusal: 'chat-level-low' }
  if (member.muted !== null) return { refusal: 'chat-muted', ...member.muted }
  return null
}

/** Whether this message comes too early after the earlier ones of the member, oldest first. */
export const judgePace = (
  room: Pick<SendingRoom, 'state' | 'slowMs'>,
  grade: number,
  before: readonly SentBefore[],
  text: string | null,
  now: Instant,
): SendRefusal | null => {
  const between = betweenMessagesMs(grade)
  const pause = room.state === 'slow' ? Math.max(between, room.slowMs) : between
  const last = before.at(-1)
  const next = last === undefined ? now : later(last.at, pause)
  const twelfth = before.at(-messagesPerMinute)
  const nextOfMinute = twelfth === undefined ? now : later(twelfth.at, lookBackMs)
  if (next > now || nextOfMinute > now)
    return { refusal: 'chat-too-fast', until: next > nextOfMinute ? next : nextOfMinute }
  const equal = before.findLast((sent) => sent.text !== null && sent.text === text)
  if (equal !== undefined && later(equal.at, repeatMs) > now)
    return { refusal: 'chat-repeated', until: later(equal.at, repeatMs) }
  return null
}
