import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { joinRoom as joinRoomCall } from '@xinghe/contract/games-fishing.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { gameChannels } from '../channels/game-channels.ts'
import type { GamesParts } from '../parts/parts.ts'
import { keptUntil, seatMs } from '../shots/seat-time.ts'
import { tellRooms } from '../shots/tell-rooms.ts'
import { readRoom, seatsOf } from './room-state.ts'
import * as store from './store-room.ts'

const freeSeat = async (tx: Db, room: number | null): Promise<store.Place> => {
  const free = await store.findFreeSeat(tx, room)
  if (free !== null) return free
  if (room === null) return { room: await store.insertRoom(tx), seat: 0 }
  throw new Refused((await store.readSea(tx, room)) === null ? 'room-unknown' : 'room-full')
}

/** Takes a free seat, and tells every room whose seats have changed. */
const takeSeat = async (
  tx: Db,
  memberId: MemberId,
  room: number | null,
  now: Instant,
): Promise<store.Place> => {
  await store.lockSeating(tx)
  const freed = await store.freeSeats(tx, memberId, later(now, -seatMs))
  const place = await freeSeat(tx, room)
  await store.insertSeat(tx, memberId, place, now)
  for (const changed of new Set([...freed, place.room]))
    await tellRooms(tx, [{ room: changed, seats: await seatsOf(tx, changed) }])
  return place
}

export const joinRoom = async (
  { sql }: Pick<Platform, 'sql'>,
  games: Pick<GamesParts, 'launchCheckOf'>,
  { uid, room: asked }: InputOf<typeof joinRoomCall>,
  context: MemberContext,
): Promise<OutputOf<typeof joinRoomCall>> => {
  await games.launchCheckOf(gameChannels.fishing.code).check(context, uid)
  const { memberId, now } = context
  const wanted = asked === undefined ? null : Number(asked)
  return sql.begin(async (tx) => {
    const seenAfter = later(now, -seatMs)
    const { room, seat } =
      (await store.keepSeat(tx, memberId, wanted, { seenAfter, now })) ??
      (await takeSeat(tx, memberId, wanted, now))
    const state = await readRoom(tx, room, now)
    if (state === null) throw new Error(`there is no room ${room}`)
    return { room: String(room), seat, ...state, keptUntil: keptUntil(now) }
  })
}
