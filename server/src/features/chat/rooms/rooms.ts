import type { FastifyBaseLogger } from 'fastify'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import { matchRoomEndsMs } from '@xinghe/rules/chat/limits.ts'
import { matchOfRoom } from '@xinghe/rules/chat/room.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { UserKeyOf } from '../login/user-key.ts'
import { LiveRoom, type RoomReader } from './live-room.ts'
import * as store from './store.ts'
import { ticksApartMs, untilTickMs } from './tick-time.ts'
import { wireEvent, type WireEvent } from './wire-event.ts'

/** So many missed events come along with a join. */
const missedMost = 100
const ringMost = 200
const readMost = 500
/** A join that is under way is over long before. */
const idleSweepsMost = 12

export interface JoinedRoom {
  readonly room: LiveRoom
  /** Null: more is missing than comes along, or the numbering is another one. */
  readonly missed: readonly WireEvent[] | null
}

export interface Rooms {
  /** The room, made where it is that of a match; null where there is none. */
  open(rid: string): Promise<LiveRoom | null>
  /** The reader gets every event after those that this answers with. */
  join(
    room: LiveRoom,
    reader: RoomReader,
    epoch: string | undefined,
    have: number | undefined,
  ): Promise<JoinedRoom>
  leave(rid: string, reader: RoomReader): void
  /** Rooms with readers in this process. */
  read(): readonly LiveRoom[]
  all(): Iterable<LiveRoom>
  known(rid: string): LiveRoom | null
  /** Called on a timer: forgets rooms of matches that nobody reads. */
  sweep(): void
  hear(
    notice: { readonly rid: string } & ({ readonly upTo: number } | { readonly changed: true }),
  ): void
  /** Something waits to be told. */
  wake(room: LiveRoom): void
  /** After lost notifications: everything that somebody reads is read again. */
  reread(): Promise<void>
  close(): void
}

export interface RoomsOptions {
  /** Fixed time between two ticks, instead of one that depends on the readers. */
  readonly tickMs?: number
  /** Counts reads of the table. */
  readonly onRead?: () => void
  /** Makes the sportsbook store a match of its book: it stores matches that start soon or have bets. */
  readonly storeMatch?: (gide: string) => Promise<void>
}

export const openRooms = async (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  userKeyOf: UserKeyOf,
  log: Pick<FastifyBaseLogger, 'error'>,
  options: RoomsOptions = {},
): Promise<Rooms> => {
  const rooms = new Map<string, LiveRoom>()
  const opening = new Map<string, Promise<LiveRoom | null>>()
  /** Rooms with a tick under way or to come. */
  const ticking = new Set<LiveRoom>()
  const timers = new Set<NodeJS.Timeout>()
  let mark = await store.readDatabaseMark(sql)

  const wired = (rows: readonly store.MessageRow[]): WireEvent[] =>
    rows.map((row) => wireEvent(row, userKeyOf))
  const countRead = (): void => options.onRead?.()

  /** Reads overlap. The answer to the last one begun is taken alone: it knows all that the others know. */
  const readRow = async (room: LiveRoom): Promise<void> => {
    countRead()
    const read = (room.rowReads += 1)
    const row = await store.readRoom(sql, room.rid)
    if (row !== null && read === room.rowReads) room.setRow(row)
  }
  const load = async (rid: string): Promise<LiveRoom | null> => {
    const gide = matchOfRoom(rid)
    if (gide === undefined) return null
    countRead()
    let row = await store.readRoom(sql, rid)
    if (row === null && gide !== null) {
      await options.storeMatch?.(gide)
      await store.makeMatchRoom(sql, rid, gide, matchRoomEndsMs, clock.now())
      row = await store.readRoom(sql, rid)
    }
    if (row === null) return null
    const room = rooms.get(rid) ?? new LiveRoom(row, () => mark)
    // Known before its state and events are read: notifications from now on are heard.
    rooms.set(rid, room)
    await readRow(room)
    countRead()
    room.load(row.seq, wired(await store.readLastEvents(sql, rid, ringMost)))
    wake(room)
    return room
  }
  const open = async (rid: string): Promise<LiveRoom | null> => {
    const known = rooms.get(rid)
    if (known?.isCurrent === true) return known
    const running = opening.get(rid)
    if (running !== undefined) return running
    const started = load(rid).finally(() => opening.delete(rid))
    opening.set(rid, started)
    return started
  }

  /** Reads what was heard of, and hands it out. */
  const tick = async (room: LiveRoom): Promise<void> => {
    while (room.isCurrent && room.heardOf > room.seq && room.readers.size > 0) {
      const { heardOf } = room
      countRead()
      const rows = await store.readEventsAfter(sql, room.rid, room.seq, readMost)
      room.add(wired(rows))
      // There was nothing, and nothing was heard of meanwhile.
      if (rows.length === 0 && room.heardOf === heardOf) room.heardOf = room.seq
    }
    room.deliver()
  }
  const wake = (room: LiveRoom): void => {
    if (ticking.has(room)) return
    ticking.add(room)
    const apartMs = options.tickMs ?? ticksApartMs(room.readers.size)
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        const heard = room.heardOf
        room.tickedAt = performance.now()
        tick(room)
          .catch((error: unknown) =>
            log.error({ err: error, rid: room.rid }, 'a chat room was not read'),
          )
          .finally(() => {
            ticking.delete(room)
            if (room.heardOf > heard || room.hasWaiting) wake(room)
          })
      },
      untilTickMs(room.tickedAt, apartMs, performance.now()),
    )
    timer.unref()
    timers.add(timer)
  }

  const rereadRow = async (room: LiveRoom): Promise<void> => {
    await readRow(room)
    room.tell({ msgId: chatIds.roomStatusUpdate, msgData: room.status() })
    wake(room)
  }
  const hear: Rooms['hear'] = (notice) => {
    const room = rooms.get(notice.rid)
    if (room === undefined) return
    if ('changed' in notice) {
      rereadRow(room).catch((error: unknown) =>
        log.error({ err: error, rid: room.rid }, 'the state of a chat room was not read'),
      )
      return
    }
    room.heardOf = Math.max(room.heardOf, notice.upTo)
    if (room.readers.size > 0) wake(room)
    // Read again by the next reader.
    else if (room.heardOf > room.seq) room.isCurrent = false
  }

  const readMissed = async (room: LiveRoom, have: number): Promise<readonly WireEvent[] | null> => {
    if (have > room.seq || room.seq - have > missedMost) return null
    const inRing = room.after(have)
    if (inRing !== null) return inRing
    countRead()
    const stored = wired(await store.readEventsAfter(sql, room.rid, have, missedMost))
    // Joined on to what came meanwhile; a hole means that rows were purged.
    const last = stored.at(-1)?.seq ?? have
    const newer = last >= room.seq ? [] : room.after(last)
    if (newer === null || stored[0]?.seq !== have + 1) return null
    return [...stored.filter(({ seq }) => seq <= room.seq), ...newer]
  }

  return {
    open,
    async join(room, reader, epoch, have) {
      const missed =
        have === undefined || epoch !== room.epoch ? null : await readMissed(room, have)
      // From here on nothing waits, so no event lies between the answer and the first tick.
      room.readers.add(reader)
      if (room.heardOf > room.seq) wake(room)
      return { room, missed }
    },
    leave(rid, reader) {
      const room = rooms.get(rid)
      room?.readers.delete(reader)
    },
    read: () => [...rooms.values()].filter(({ readers }) => readers.size > 0),
    all: () => rooms.values(),
    sweep() {
      for (const [rid, room] of rooms) {
        const isIdle = room.readers.size === 0 && !ticking.has(room) && !opening.has(rid)
        room.idleSweeps = isIdle ? room.idleSweeps + 1 : 0
        if (room.idleSweeps > idleSweepsMost && matchOfRoom(rid) !== null) rooms.delete(rid)
      }
    },
    known: (rid) => rooms.get(rid) ?? null,
    hear,
    wake,
    async reread() {
      mark = await store.readDatabaseMark(sql)
      for (const room of rooms.values()) {
        if (room.readers.size === 0) room.isCurrent = false
        else {
          await rereadRow(room)
          // One more than is known: the next tick looks.
          room.heardOf = Math.max(room.heardOf, room.seq + 1)
          wake(room)
        }
      }
    },
    close() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
