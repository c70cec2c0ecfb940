import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { chatIds } from '@xinghe/contract/chat-frames.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { LiveRoom } from '../rooms/live-room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import * as store from './store.ts'

const renewMs = 5_000
const namesMost = 3
/** Members from this grade on are named when they are in a room. */
const namedGrade = 5

const namesIn = (room: LiveRoom): string[] => {
  const names = new Set<string>()
  for (const { user } of room.readers) {
    if (user !== null && user.member !== null && user.level >= namedGrade) names.add(user.name)
    if (names.size === namesMost) break
  }
  return [...names]
}

/** Counts the readers of all processes, and tells each room at most every five seconds. */
export const startPresence = (
  { sql }: Pick<Platform, 'sql'>,
  rooms: Rooms,
  log: Pick<FastifyBaseLogger, 'error'>,
): { close(): Promise<void> } => {
  const process = randomBytes(9).toString('base64url')
  const told = new Map<string, string>()

  const tell = (room: LiveRoom, { online, names }: Omit<store.RoomPresence, 'rid'>): void => {
    room.online = online
    const msgData = { rid: room.rid, online, names: names.slice(0, namesMost) }
    const text = JSON.stringify(msgData)
    if (told.get(room.rid) === text) return
    told.set(room.rid, text)
    room.tell({ msgId: chatIds.joinBroadcast, msgData })
    rooms.wake(room)
  }
  const renew = async (): Promise<void> => {
    const read = rooms.read()
    const own = read.map((room) => ({
      rid: room.rid,
      sockets: room.readers.size,
      names: namesIn(room),
    }))
    await store.renewPresence(sql, process, own)
    const present = new Map((await store.readPresence(sql)).map((row) => [row.rid, row]))
    for (const room of rooms.all()) tell(room, present.get(room.rid) ?? { online: 0, names: [] })
    rooms.sweep()
    for (const rid of told.keys()) if (rooms.known(rid) === null) told.delete(rid)
  }
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(renew)
      .catch((error: unknown) =>
        log.error({ err: error }, 'the readers of the chat were not counted'),
      )
  }, renewMs)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await running
      await store.dropPresence(sql, process).catch(() => undefined)
    },
  }
}
