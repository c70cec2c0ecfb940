import type { RoomTopic, ToldShot } from '@xinghe/contract/games-fishing.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { notifyRooms } from './store-told.ts'

/** What one transaction did in a room. */
export interface RoomNews extends Pick<RoomTopic, 'seats' | 'shots'> {
  readonly room: number
}

/** In the transaction: told when it commits, and never otherwise. */
export const tellRooms = (tx: Db, news: readonly RoomNews[]): Promise<void> =>
  notifyRooms(
    tx,
    news.map((one) => JSON.stringify(one)),
  )

/** A notification has a limit of 8,000 bytes; the shots of a room's four seats fit into one. */
export const newsOfShots = (
  shots: readonly { readonly room: number; readonly shot: ToldShot }[],
): RoomNews[] => {
  const byRoom = new Map<number, ToldShot[]>()
  for (const { room, shot } of shots) byRoom.set(room, [...(byRoom.get(room) ?? []), shot])
  return Array.from(byRoom, ([room, told]) => ({ room, shots: told }))
}
