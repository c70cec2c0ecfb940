import type { Db } from '../database/connect.ts'
import type { LiveEvent } from './fan-out.ts'

export const channel = 'live_event'

export const notify = async (db: Db, texts: readonly string[]): Promise<void> => {
  await db`select pg_notify(${channel}, text) from unnest(${texts}::text[]) as text`
}

/** The number of the newest event in the outbox. */
export const lastEvent = async (db: Db): Promise<number> => {
  const [row] = await db<{ id: bigint }[]>`select coalesce(max(id), 0) as id from event`
  return Number(row?.id)
}

export const eventsAfter = async (db: Db, number: number): Promise<LiveEvent[]> => {
  const rows = await db<(Omit<LiveEvent, 'number'> & { id: bigint })[]>`
    select id, kind, body from event where id > ${number} order by id`
  return rows.map(({ id, ...event }) => ({ number: Number(id), ...event }) as LiveEvent)
}
