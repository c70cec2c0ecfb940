import { chatIds, type WireChatFrame } from '@xinghe/contract/chat-frames.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { roomsPerSocket } from '@xinghe/rules/chat/limits.ts'
import { matchOfRoom } from '@xinghe/rules/chat/room.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { ChatUser } from '../login/chat-user.ts'
import type { LiveRoom, RoomReader } from '../rooms/live-room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { DataOf } from './chat-frame.ts'

/** The rooms that one socket reads. A socket that is too slow for a room is paused, and joins it again later. */
export class SocketRooms {
  readonly #rooms: Rooms
  readonly #reader: RoomReader
  readonly #joined = new Set<string>()
  readonly #paused = new Set<string>()

  constructor(rooms: Rooms, reader: RoomReader) {
    this.#rooms = rooms
    this.#reader = reader
  }

  /** Refuses unknown rooms, and rooms that this user may not enter. */
  async open(user: ChatUser, rid: string): Promise<LiveRoom> {
    if (matchOfRoom(rid) === undefined) throw new Refused('not-found')
    const room = await this.#rooms.open(rid)
    if (room === null) throw new Refused('not-found')
    const entry = room.entryOf(user)
    if (!entry.ok) throw new Refused(entry.reason)
    return room
  }

  /** The answer to a join; null where the user has left meanwhile. */
  async join(
    user: ChatUser,
    { rid, epoch, have }: DataOf<typeof chatIds.joinRoom>,
    clock: Clock,
  ): Promise<WireChatFrame | null> {
    if (!this.#joined.has(rid) && this.#joined.size >= roomsPerSocket)
      throw new Refused('chat-room-full')
    const room = await this.open(user, rid)
    const { missed } = await this.#rooms.join(room, this.#reader, epoch, have)
    // Closed or logged out while the room was read.
    if (this.#reader.user !== user) {
      this.#rooms.leave(rid, this.#reader)
      return null
    }
    // Closed to this user while its missed messages were read.
    const entry = room.entryOf(user)
    if (!entry.ok) {
      this.leave(rid)
      throw new Refused(entry.reason)
    }
    this.#joined.add(rid)
    this.#paused.delete(rid)
    return {
      msgId: chatIds.joinUnicast,
      msgData: {
        ...room.status(),
        epoch: room.epoch,
        seq: room.seq,
        missed: missed === null ? null : [...missed],
        ended: room.hasEnded(clock.now()),
      },
    }
  }

  leave(rid: string): void {
    this.#rooms.leave(rid, this.#reader)
    this.#joined.delete(rid)
    this.#paused.delete(rid)
  }

  leaveAll(): void {
    for (const rid of this.#joined) this.leave(rid)
  }

  /** Puts the user out of joined rooms that they may no longer read. */
  judge(user: ChatUser): void {
    for (const rid of this.#joined) {
      const entry = this.#rooms.known(rid)?.entryOf(user)
      if (entry?.ok === false) this.#reader.turnOut(rid, entry.reason)
    }
  }

  pause(rid: string): void {
    this.leave(rid)
    this.#paused.add(rid)
  }

  /** The rooms that a socket which has caught up must join again. */
  takePaused(): readonly string[] {
    const paused = [...this.#paused]
    this.#paused.clear()
    return paused
  }
}
