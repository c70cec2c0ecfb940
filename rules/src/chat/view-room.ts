import type { ChatMessage, RoomEvent, RoomStatus } from './room-event.ts'
import { entriesMost, type RoomView } from './view-state.ts'

const earlyMost = 200
const deletedMost = 1_000

const isShown = (room: RoomView, entry: ChatMessage): boolean =>
  entry.seq > room.clearedUpTo && !room.deleted.has(entry.id)

const remove = (room: RoomView, ids: readonly string[]): RoomView => {
  const deleted = new Set([...room.deleted, ...ids].slice(-deletedMost))
  return { ...room, deleted, entries: room.entries.filter((entry) => !deleted.has(entry.id)) }
}

const clear = (room: RoomView, upTo: number): RoomView => ({
  ...room,
  clearedUpTo: Math.max(room.clearedUpTo, upTo),
  entries: room.entries.filter((entry) => entry.seq > upTo),
  gapBefore: false,
  startReached: true,
})

/** The next event in order. */
const applyNext = (room: RoomView, event: RoomEvent): RoomView => {
  const next = { ...room, have: event.seq }
  if (event.kind === 'delete') return remove(next, event.ids)
  if (event.kind === 'clear') return clear(next, event.upTo)
  if (event.kind === 'gone') return next
  if (!isShown(room, event)) return next
  const entries = [...room.entries, event]
  return entries.length <= entriesMost
    ? { ...next, entries }
    : { ...next, entries: entries.slice(-entriesMost), startReached: false }
}

/** Applies buffered events whose predecessors have arrived, and drops duplicates. */
const drainEarly = (room: RoomView): RoomView => {
  if (room.early.length === 0) return room
  let drained = room
  for (const event of room.early.toSorted((left, right) => left.seq - right.seq)) {
    if (event.seq === drained.have + 1) drained = applyNext(drained, event)
  }
  return { ...drained, early: drained.early.filter(({ seq }) => seq > drained.have) }
}

/** A gap is closed by joining again with the last number in order. */
const withGap = (room: RoomView): RoomView =>
  room.early.length > 0 && room.join === 'joined' ? { ...room, join: 'none' } : room

/** A live event: the next one is applied, an old one ignored, a later one put aside. */
export const receive = (room: RoomView, event: RoomEvent): RoomView => {
  if (event.seq <= room.have && room.epoch !== null) return room
  if (room.epoch !== null && event.seq === room.have + 1)
    return withGap(drainEarly(applyNext(room, event)))
  if (room.early.some(({ seq }) => seq === event.seq)) return room
  return withGap({ ...room, early: [...room.early, event].slice(-earlyMost) })
}

export interface JoinAnswer {
  readonly status: RoomStatus
  readonly epoch: string
  readonly seq: number
  readonly missed: readonly RoomEvent[] | null
  readonly ended: boolean
}

/** Everything of another numbering, or of before a gap that could hold deletes, is dropped. */
const emptied = (room: RoomView, epoch: string, have: number): RoomView => ({
  ...room,
  epoch,
  have,
  entries: [],
  liveFrom: have + 1,
  deleted: new Set(),
  clearedUpTo: 0,
  startReached: have === 0,
  gapBefore: room.entries.length > 0 && room.epoch === epoch,
})

const applyMissed = (room: RoomView, answer: JoinAnswer): RoomView => {
  const { epoch, seq, missed } = answer
  const other = room.epoch !== epoch
  if (missed === null) {
    if (!other && seq <= room.have) return room
    return { ...emptied(room, epoch, seq), pageNeeded: true }
  }
  const first = missed[0]?.seq ?? seq + 1
  const begun = other || first > room.have + 1 ? emptied(room, epoch, first - 1) : room
  return missed.reduce(
    (reached, event) => (event.seq === reached.have + 1 ? applyNext(reached, event) : reached),
    begun,
  )
}

export const joined = (room: RoomView, answer: JoinAnswer): RoomView => {
  // Early events of another numbering would be applied to the wrong places.
  const early = room.epoch === null || room.epoch === answer.epoch ? room.early : []
  const caught = applyMissed({ ...room, early, join: 'joined', joinSentAt: null }, answer)
  return withGap(
    drainEarly({
      ...caught,
      refusal: null,
      status: answer.status,
      ended: answer.ended,
      lastSeq: Math.max(answer.seq, caught.have),
    }),
  )
}

/** Adds a page of history of the same epoch: messages that are neither known nor deleted. */
export const withPage = (
  room: RoomView,
  page: { epoch: string; list: readonly ChatMessage[]; isLast: boolean },
): RoomView => {
  if (page.epoch !== room.epoch) return room
  const known = new Set(room.entries.map(({ seq }) => seq))
  const older = page.list.filter(
    (entry) => entry.seq <= room.have && !known.has(entry.seq) && isShown(room, entry),
  )
  const entries = [...older, ...room.entries].toSorted((left, right) => left.seq - right.seq)
  return {
    ...room,
    entries: entries.slice(-entriesMost),
    pageNeeded: false,
    gapBefore: room.gapBefore && !page.isLast,
    startReached: page.isLast && entries.length <= entriesMost,
  }
}
