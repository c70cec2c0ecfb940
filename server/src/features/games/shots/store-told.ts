import { listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'

/** What happened in rooms, for the processes that tell them. */
export const roomChannel = 'fish_room'

/** One notification per text, sent when the transaction commits. */
export const notifyRooms = async (tx: Db, texts: readonly string[]): Promise<void> => {
  if (texts.length === 0) return
  await tx`
    select pg_notify(${roomChannel}, text)
    from unnest(string_to_array(${listText(texts)}, ${separator})) as told (text)`
}
