import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db, Tx } from '../../../platform/database/connect.ts'
import { notify } from '../rooms/store.ts'
import { lockRoom } from '../send/store.ts'
import * as store from './store.ts'

/** Deletes messages of one room: their text is shown to operators only, and the room is told. */
export const deleteMessages = async (
  tx: Db,
  rid: string,
  messages: readonly Pick<store.FoundMessage, 'id' | 'seq'>[],
  by: string,
  now: Instant,
): Promise<void> => {
  await lockRoom(tx, rid)
  await store.markDeleted(
    tx,
    rid,
    messages.map(({ seq }) => seq),
    by,
    now,
  )
  const body = { ids: messages.map(({ id }) => id) }
  const upTo = await store.insertEvent(tx, rid, { kind: 'delete', body, by }, now)
  await notify(tx, { rid, upTo })
}

/** Deletes everything that a room has until now; null where there is no such room. */
export const clearRoom = async (
  tx: Tx,
  rid: string,
  by: string,
  now: Instant,
): Promise<number | null> => {
  const room = await lockRoom(tx, rid)
  if (room === null) return null
  await store.markCleared(tx, rid, room.seq, by, now)
  const body = { upTo: room.seq }
  const upTo = await store.insertEvent(tx, rid, { kind: 'clear', body, by }, now)
  await notify(tx, { rid, upTo })
  return room.seq
}
