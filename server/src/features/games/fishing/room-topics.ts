import { roomTopic, type RoomTopic, type ToldShot } from '@xinghe/contract/games-fishing.ts'
import type { Hub } from '../../../platform/live/hub.ts'
import type { TopicFamily } from '../../../platform/live/topics.ts'
import type { Platform } from '../../../platform/parts.ts'
import { roomChannel } from '../shots/store-told.ts'
import type { RoomNews } from '../shots/tell-rooms.ts'
import { readRoom } from './room-state.ts'

export interface RoomsLive {
  readonly topics: TopicFamily
  close(): Promise<void>
}

/** Shots of four seats come a few a second: ten messages a second are enough to show them. */
const tickMs = 100

const topicPattern = /^room:([1-9]\d{0,8})$/
const roomOf = (topic: string): number | null => {
  const [, number] = topicPattern.exec(topic) ?? []
  return number === undefined ? null : Number(number)
}

const firstRoom = 1

interface Waiting {
  shots: ToldShot[]
  seats: RoomTopic['seats']
}

/** Tells the rooms what happens in them, whichever process took the shots. */
export const tellRooms = async (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  hub: Hub,
): Promise<RoomsLive> => {
  const waiting = new Map<number, Waiting>()

  const hear = ({ room, shots = [], seats }: RoomNews): void => {
    const before = waiting.get(room) ?? { shots: [], seats: undefined }
    waiting.set(room, { shots: [...before.shots, ...shots], seats: seats ?? before.seats })
  }
  const flush = (): void => {
    for (const [room, { shots, seats }] of waiting) {
      const topic = roomTopic(String(room))
      hub.publish(topic, topic, {
        ...(shots.length > 0 && { shots }),
        ...(seats && { seats }),
      } satisfies RoomTopic)
    }
    waiting.clear()
  }
  const timer = setInterval(flush, tickMs)
  timer.unref()

  /** Rooms that were ever read here. */
  const known = new Set<number>()
  const read = async (topic: string): Promise<RoomTopic | undefined> => {
    const room = roomOf(topic)
    const state = room === null ? null : await readRoom(sql, room, clock.now())
    // Guests watch the first room; it has no fish and no seats until somebody sits down.
    if (room === null || state === null) return room === firstRoom ? {} : undefined
    known.add(room)
    return state
  }
  // Notifications of a lost connection are gone, so the rooms that somebody watches are read again.
  const rereadRooms = async (): Promise<void> => {
    for (const room of known) {
      const topic = roomTopic(String(room))
      if (hub.readers(topic) > 0) hub.publish(topic, topic, await read(topic))
    }
  }
  const listening = await sql.listen({
    channel: roomChannel,
    hear: (text) => hear(JSON.parse(text) as RoomNews),
    reload: rereadRooms,
  })
  return {
    topics: { has: (topic) => roomOf(topic) !== null, read },
    async close() {
      clearInterval(timer)
      await listening.unlisten()
    },
  }
}
