import type { RoomSeat } from '@xinghe/contract/games-fishing.ts'
import { later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { maskPlayer } from '@xinghe/rules/lobby/winner.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { readCaught } from '../shots/store-fish.ts'
import { readSea, readSeated } from './store-room.ts'

/** No fish stays in the water as long as this. */
const swimMost = minuteMs

export interface RoomState {
  readonly sea: string
  readonly seats: RoomSeat[]
  readonly caught: string[]
}

export const seatsOf = async (db: Db, room: number): Promise<RoomSeat[]> =>
  (await readSeated(db, room)).map(({ seat, name }) => ({ seat, name: maskPlayer(name) }))

/** Null where there is no such room. */
export const readRoom = async (db: Db, room: number, now: Instant): Promise<RoomState | null> => {
  const [sea, seats, caught] = await Promise.all([
    readSea(db, room),
    seatsOf(db, room),
    readCaught(db, room, later(now, -swimMost)),
  ])
  return sea === null ? null : { sea, seats, caught }
}
