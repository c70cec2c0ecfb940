import type { Instant } from '../base/instant.ts'
import { expired } from './view-outbox.ts'
import {
  resendAfterMs,
  tellSeenMs,
  type ChatView,
  type OutboxContent,
  type OutboxEntry,
  type RoomView,
} from './view-state.ts'

export type DueFrame =
  | { readonly kind: 'join'; readonly rid: string; readonly epoch?: string; readonly have?: number }
  | { readonly kind: 'leave'; readonly rid: string }
  | { readonly kind: 'seen'; readonly rid: string; readonly seen: number }
  | {
      readonly kind: 'send'
      readonly rid: string
      readonly cid: string
      readonly content: OutboxContent
    }

const isJoinDue = (room: RoomView, now: Instant): boolean =>
  room.join === 'none' || (room.join === 'sent' && now - (room.joinSentAt ?? now) >= resendAfterMs)

const joinFrame = ({ rid, epoch, have }: RoomView): DueFrame =>
  epoch === null ? { kind: 'join', rid } : { kind: 'join', rid, epoch, have }

const isSeenDue = ({ seen, seenTold, seenToldAt }: RoomView, now: Instant): boolean =>
  seen !== null && seen !== seenTold && now - (seenToldAt ?? -Infinity) >= tellSeenMs

/** A room on the screen is joined first, so that its reader sees what they wrote. */
const mayReceive = (view: ChatView, rid: string): boolean =>
  !view.entered.includes(rid) || view.rooms[rid]?.join === 'joined'

/** One message of a room is under way at a time, so that a lost one is never overtaken. */
const headOf = (view: ChatView, rid: string): OutboxEntry | undefined =>
  view.outbox.find(
    (entry) => entry.rid === rid && (entry.state === 'waiting' || entry.state === 'sent'),
  )

const isSendDue = (view: ChatView, entry: OutboxEntry, now: Instant): boolean => {
  if (entry.state === 'sent') return now - (entry.sentAt ?? now) >= resendAfterMs
  if (entry.notBefore !== null && now + view.clockOffsetMs < entry.notBefore) return false
  const pace = Math.max(view.betweenMs, view.rooms[entry.rid]?.status?.slowMs ?? 0)
  return view.lastAckAt === null || now - view.lastAckAt >= pace
}

/** Whether something becomes due with time alone, without another event. */
export const isWaiting = (view: ChatView): boolean =>
  view.outbox.some(({ state }) => state === 'waiting' || state === 'sent') ||
  view.entered.some((rid) => {
    const room = view.rooms[rid]
    const isUntold = view.self?.guest === false && room?.seen !== room?.seenTold
    return room?.join === 'sent' || (room?.join === 'joined' && isUntold)
  })

/** Frames to send now, and the view that knows they were sent. */
export const takeDue = (
  asked: ChatView,
  now: Instant,
): { readonly view: ChatView; readonly frames: readonly DueFrame[] } => {
  const view = expired(asked, now)
  if (view.connection !== 'ready') return { view, frames: [] }
  const frames: DueFrame[] = view.leaving.map((rid) => ({ kind: 'leave', rid }))
  const rooms: Record<string, RoomView> = {}
  const sent = new Set<string>()
  for (const rid of view.entered) {
    const room = view.rooms[rid]
    if (room === undefined) continue
    if (isJoinDue(room, now)) {
      frames.push(joinFrame(room))
      rooms[rid] = { ...room, join: 'sent', joinSentAt: now }
      continue
    }
    if (room.join !== 'joined') continue
    if (view.self?.guest === false && isSeenDue(room, now) && room.seen !== null) {
      frames.push({ kind: 'seen', rid, seen: room.seen })
      rooms[rid] = { ...room, seenTold: room.seen, seenToldAt: now }
    }
  }
  if (view.self?.guest === false) {
    for (const rid of new Set(view.outbox.map((entry) => entry.rid))) {
      const head = headOf(view, rid)
      if (head === undefined || !mayReceive(view, rid) || !isSendDue(view, head, now)) continue
      frames.push({ kind: 'send', rid, cid: head.cid, content: head.content })
      sent.add(head.cid)
    }
  }
  if (frames.length === 0) return { view, frames }
  const outbox = view.outbox.map((entry) =>
    sent.has(entry.cid)
      ? { ...entry, state: 'sent' as const, sentAt: now, notBefore: null }
      : entry,
  )
  return {
    view: { ...view, rooms: { ...view.rooms, ...rooms }, leaving: [], outbox },
    frames,
  }
}
