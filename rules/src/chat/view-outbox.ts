import { later, type Instant } from '../base/instant.ts'
import {
  failedAfterMs,
  type ChatView,
  type OutboxContent,
  type OutboxEntry,
  type ViewRefusal,
} from './view-state.ts'

const changed = (
  view: ChatView,
  cid: string,
  change: (entry: OutboxEntry) => OutboxEntry | null,
): ChatView => ({
  ...view,
  outbox: view.outbox.flatMap((entry) => {
    const next = entry.cid === cid ? change(entry) : entry
    return next === null ? [] : [next]
  }),
})

/** An acknowledged message stays until the room shows it, so that it never disappears between. */
export const withoutShown = (view: ChatView): ChatView => {
  const outbox = view.outbox.filter(({ state, rid, seq }) => {
    if (state !== 'acknowledged' || seq === null) return true
    const room = view.rooms[rid]
    return room !== undefined && view.entered.includes(rid) && room.have < seq
  })
  return outbox.length === view.outbox.length ? view : { ...view, outbox }
}

export const queued = (
  view: ChatView,
  message: { cid: string; rid: string; content: OutboxContent; now: Instant },
): ChatView => {
  if (view.outbox.some(({ cid }) => cid === message.cid)) return view
  const { now, ...rest } = message
  const entry = { ...rest, queuedAt: now, sentAt: null, notBefore: null, seq: null, refusal: null }
  return { ...view, outbox: [...view.outbox, { ...entry, state: 'waiting' }] }
}

/** The same cid again: if the server has it already, its answer is the old one. */
export const retried = (view: ChatView, cid: string, now: Instant): ChatView => {
  const entry = view.outbox.find((each) => each.cid === cid)
  if (entry === undefined || (entry.state !== 'failed' && entry.state !== 'refused')) return view
  const others = view.outbox.filter((each) => each.cid !== cid)
  const again = { ...entry, state: 'waiting' as const, queuedAt: now, sentAt: null, refusal: null }
  return { ...view, outbox: [...others, again] }
}

export const discarded = (view: ChatView, cid: string): ChatView =>
  changed(view, cid, (entry) =>
    entry.state === 'failed' || entry.state === 'refused' ? null : entry,
  )

export const acknowledged = (
  view: ChatView,
  answer: { cid: string; seq: number; now: Instant },
): ChatView =>
  withoutShown({
    ...changed(view, answer.cid, (entry) => ({
      ...entry,
      state: 'acknowledged',
      seq: answer.seq,
      refusal: null,
    })),
    lastAckAt: answer.now,
  })

/** Too fast is waited for; every other refusal is shown beside the message. */
export const refusedSend = (view: ChatView, cid: string, refusal: ViewRefusal): ChatView =>
  changed(view, cid, (entry) => {
    if (entry.state === 'acknowledged') return entry
    const patient = later(entry.queuedAt, failedAfterMs + view.clockOffsetMs)
    if (refusal.refusal === 'chat-too-fast' && refusal.until && refusal.until < patient) {
      return { ...entry, state: 'waiting', sentAt: null, notBefore: refusal.until }
    }
    return { ...entry, state: 'refused', refusal }
  })

/** Messages without an answer for a minute are shown as failed. An answer that comes later still counts. */
export const expired = (view: ChatView, now: Instant): ChatView => {
  const isLate = ({ state, queuedAt }: OutboxEntry): boolean =>
    (state === 'waiting' || state === 'sent') && now - queuedAt >= failedAfterMs
  if (!view.outbox.some(isLate)) return view
  return {
    ...view,
    outbox: view.outbox.map((entry) => (isLate(entry) ? { ...entry, state: 'failed' } : entry)),
  }
}

/** After a connection ended nothing is known to have arrived. */
export const unsent = (view: ChatView): ChatView => ({
  ...view,
  outbox: view.outbox.map((entry) =>
    entry.state === 'sent' ? { ...entry, state: 'waiting', sentAt: null } : entry,
  ),
})

/** The outbox of this tab from before it was loaded again. */
export const restored = (view: ChatView, stored: readonly OutboxEntry[]): ChatView => {
  const known = new Set(view.outbox.map(({ cid }) => cid))
  const kept = stored.filter(({ cid, state }) => !known.has(cid) && state !== 'acknowledged')
  return unsent({ ...view, outbox: [...kept, ...view.outbox] })
}
