import type { JSONValue } from 'postgres'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import type { OutboxEvent } from './kinds.ts'

export const insertEvent = async (db: Db, kind: string, body: object): Promise<void> => {
  await db`insert into event (kind, body) values (${kind}, ${db.json(body as JSONValue)})`
  await db`select pg_notify('event', '')`
}

/** A new consumer starts at the oldest event that is still kept. */
export const makeCursor = async (db: Db, consumer: string): Promise<void> => {
  await db`
    insert into event_cursor (consumer, tx, id) values (${consumer}, '0', 0)
    on conflict (consumer) do nothing`
}

/** Null when another process is reading for this consumer right now. */
export const lockCursor = async (
  db: Db,
  consumer: string,
): Promise<{ tx: string; id: bigint } | null> => {
  const [row] = await db<{ tx: string; id: bigint }[]>`
    select tx::text as tx, id from event_cursor where consumer = ${consumer} for update skip locked`
  return row ?? null
}

/**
 * Only rows whose transaction lies below the oldest running one: a lower row cannot appear any more, so
 * moving the cursor past them skips nothing.
 */
export const readEvents = (
  db: Db,
  after: { tx: string; id: bigint },
  limit: number,
): Promise<OutboxEvent[]> => db<OutboxEvent[]>`
  select id, tx::text as tx, kind, body from event
  where (tx, id) > (${after.tx}::xid8, ${after.id}) and tx < pg_snapshot_xmin(pg_current_snapshot())
  order by tx, id limit ${limit}`

export const moveCursor = async (
  db: Db,
  consumer: string,
  to: { tx: string; id: bigint },
): Promise<void> => {
  await db`
    update event_cursor set tx = ${to.tx}::xid8, id = ${to.id}, moved_at = now() where consumer = ${consumer}`
}

/** Events that every consumer has passed are kept for a week for looking back. */
export const purgeEvents = async (db: Db, before: Instant): Promise<number> => {
  const result = await db`
    delete from event e
    where e.made_at < ${before}
      and not exists (select 1 from event_cursor c where (c.tx, c.id) < (e.tx, e.id))`
  return result.count
}
