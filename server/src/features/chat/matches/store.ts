import type { Db } from '../../../platform/database/connect.ts'

/** Sets the end of rooms whose matches are over; returns the rooms that got one now. */
export const setEnds = async (
  db: Db,
  gides: readonly string[],
  readableForMs: number,
): Promise<string[]> => {
  const rows = await db<{ rid: string }[]>`
    update chat_room r set ends_at = m.ended_at + ${`${readableForMs} milliseconds`}::interval
    from chat_match m
    where m.gide = r.gide and r.gide = any(${gides}::text[]) and r.ends_at is null
      and m.ended_at is not null and m.state in ('ended', 'cancelled')
    returning r.rid`
  return rows.map(({ rid }) => rid)
}
