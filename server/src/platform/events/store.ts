import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../database/connect.ts'
import { json, timestamp } from '../database/value.ts'
import type { OutboxEvent } from './kinds.ts'

export const insertEvents = async (
  db: Db,
  kind: string,
  bodies: readonly object[],
): Promise<void> => {
  await db`
    insert into event (kind, body)
    select ${kind}, body::jsonb from unnest(${bodies.map(json)}::text[]) as body`
  await db`select pg_notify('event', '')`
}

/** A new consumer starts at the oldest stored event. */
export const makeCursor = async (db: Db, consumer: string): Promise<void> => {
  await db`
    insert into event_cursor (consumer, tx, id) values (${consumer}, '0', 0)
    on conflict (consumer) do nothing`
}

/** Consumers with events after their cursor, some of which may not be readable yet. */
export const findWaitingConsumers = async (db: Db): Promise<Set<string>> => {
  const rows = await db<{ consumer: string }[]>`
    select consumer from event_cursor c
    where exists (select 1 from event e where (e.tx, e.id) > (c.tx, c.id))`
  return new Set(rows.map(({ consumer }) => consumer))
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
 * Ids (lower 32 bits) of transactions in other databases of this cluster, which write nothing here and need
 * not be waited for. Read before the snapshot. Without the right to see them the list is empty, which is
 * safe.
 */
const readForeignTransactions = async (db: Db): Promise<string[]> => {
  const rows = await db<{ xid: string }[]>`
    select backend_xid::text as xid from pg_stat_activity
    where datname <> current_database() and backend_xid is not null`
  return rows.map(({ xid }) => xid)
}

/**
 * Only rows of transactions older than the oldest running one: no earlier row can appear after them, so
 * moving the cursor skips nothing. The reader's own transaction counts as running, since it may write
 * events.
 */
export const readEvents = async (
  db: Db,
  after: { tx: string; id: bigint },
  limit: number,
): Promise<OutboxEvent[]> => {
  const foreign = await readForeignTransactions(db)
  return db<OutboxEvent[]>`
    with horizon as materialized (
      select running as tx from (
        select pg_snapshot_xip(pg_current_snapshot())
        union all select pg_snapshot_xmax(pg_current_snapshot())
        union all select pg_current_xact_id_if_assigned()
      ) as known (running)
      where (running::text::bigint & 4294967295) <> all(${foreign}::bigint[])
      order by running limit 1
    )
    select e.id, e.tx::text as tx, e.kind, e.body from event e
    where (e.tx, e.id) > (${after.tx}::xid8, ${after.id}) and e.tx < (select tx from horizon)
    order by e.tx, e.id limit ${limit}`
}

export const moveCursor = async (
  db: Db,
  consumer: string,
  to: { tx: string; id: bigint },
): Promise<void> => {
  await db`
    update event_cursor set tx = ${to.tx}::xid8, id = ${to.id}, moved_at = now() where consumer = ${consumer}`
}

/** Events that every consumer has read are stored for a week, for inspection. */
export const purgeEvents = async (db: Db, before: Instant): Promise<number> => {
  const result = await db`
    delete from event e
    where e.made_at < ${timestamp(before)}
      and not exists (select 1 from event_cursor c where (c.tx, c.id) < (e.tx, e.id))`
  return result.count
}
