import type { WireChatFrame } from '@xinghe/contract/chat-frames.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { mayEnter } from '@xinghe/rules/chat/room.ts'
import type { RoomStatus } from '@xinghe/rules/chat/room-event.ts'
import type { ChatUser } from '../login/chat-user.ts'
import { frameOf } from '../../../platform/live/frame.ts'
import { Ring } from './ring.ts'
import { scriptPairOf } from '../text/script-pair.ts'
import type { RoomRow } from './store.ts'
import { eventFrame, type WireEvent } from './wire-event.ts'

/** All that a room is told at one tick: framed once, written once per reader. */
export interface TickFrames {
  readonly texts: readonly string[]
  readonly frames: Buffer
}

export type EntryRefusal = Extract<ReturnType<typeof mayEnter>, { ok: false }>['reason']

export interface RoomReader {
  /** Null once it has logged out. */
  readonly user: ChatUser | null
  deliver(rid: string, tick: TickFrames): void
  /** They may not read this room any more: they leave it and are told why. */
  turnOut(rid: string, why: EntryRefusal): void
}

/** A room of this process: its newest events, its state and its readers. */
export class LiveRoom {
  readonly rid: string
  readonly readers = new Set<RoomReader>()
  /** False until the events are read, and after events that nobody here was told. */
  isCurrent = false
  /** The last event that the ring has. */
  seq = 0
  /** The last event that was heard of. */
  heardOf = 0
  online = 0
  idleSweeps = 0
  /** Reads of the row that were begun. */
  rowReads = 0
  /** When its last tick began, by the monotonic clock. */
  tickedAt = Number.NEGATIVE_INFINITY
  readonly #ring = new Ring()
  readonly #mark: () => string
  #row: RoomRow
  #waiting: string[] = []

  constructor(row: RoomRow, mark: () => string) {
    this.rid = row.rid
    this.#row = row
    this.#mark = mark
  }

  get epoch(): string {
    return `${this.#row.epoch.slice(0, 16)}-${this.#mark()}`
  }

  get hasWaiting(): boolean {
    return this.#waiting.length > 0
  }

  get row(): RoomRow {
    return this.#row
  }

  hasEnded(now: Instant): boolean {
    return this.#row.endsAt !== null && this.#row.endsAt <= now
  }

  /** Whether this user may read the room as it is now. */
  entryOf({ member, level }: ChatUser): ReturnType<typeof mayEnter> {
    return mayEnter(this.#row, member === null ? null : level)
  }

  status(): RoomStatus {
    const { rid, state, slowMs, minGrade, pinned } = this.#row
    return {
      rid,
      state,
      slowMs,
      minGrade,
      online: this.online,
      pinned: pinned === null ? null : scriptPairOf(pinned),
    }
  }

  /** The room as the table has it; readers to whom it is closed are put out. */
  setRow(row: RoomRow): void {
    this.#row = row
    for (const reader of this.readers) {
      const entry = reader.user === null ? null : this.entryOf(reader.user)
      if (entry?.ok === false) reader.turnOut(this.rid, entry.reason)
    }
  }

  /** Replaces what is known by the last events of the table, which were read after it had counted to `seq`. */
  load(seq: number, events: readonly WireEvent[]): void {
    this.#ring.clear()
    this.#ring.push(events)
    this.seq = Math.max(seq, events.at(-1)?.seq ?? 0)
    this.isCurrent = true
  }

  /** New events, which the next tick tells. */
  add(events: readonly WireEvent[]): void {
    const fresh = events.filter(({ seq }) => seq > this.seq)
    this.#ring.push(fresh)
    this.seq = fresh.at(-1)?.seq ?? this.seq
    this.#waiting.push(...fresh.map(eventFrame))
  }

  /** A frame without a number, which the next tick tells. */
  tell(frame: WireChatFrame): void {
    if (this.readers.size > 0) this.#waiting.push(JSON.stringify(frame))
  }

  after(have: number): readonly WireEvent[] | null {
    return this.#ring.after(have, this.seq)
  }

  /** Hands everything that waits to every reader. */
  deliver(): void {
    if (this.#waiting.length === 0) return
    const texts = this.#waiting
    this.#waiting = []
    const tick = { texts, frames: Buffer.concat(texts.map(frameOf)) }
    for (const reader of this.readers) reader.deliver(this.rid, tick)
  }
}
