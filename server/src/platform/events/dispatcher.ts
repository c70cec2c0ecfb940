import type { FastifyBaseLogger } from 'fastify'
import type { Db, Sql } from '../database/connect.ts'
import type { OutboxEvent } from './kinds.ts'
import * as store from './store.ts'

/**
 * Delivery is at least once. The cursor moves in the consumer's own transaction, so its database work
 * happens exactly once; effects outside the database must be idempotent.
 */
export interface Consumer {
  readonly name: string
  /** In their order; at least one. */
  handle(events: readonly OutboxEvent[], tx: Db): Promise<void>
}

export interface Dispatcher {
  /** Delivers all events written so far; tests and the graceful stop await it. */
  drain(): Promise<void>
  close(): Promise<void>
}

const batch = 100
const pollMs = 1_000
/** A delivery costs several statements per consumer: under load one serves all events of this time. */
const gatherMs = 50

export const startDispatcher = async (
  sql: Sql,
  consumers: readonly Consumer[],
  log: Pick<FastifyBaseLogger, 'error'>,
  count: (consumer: string, events: number) => void = () => undefined,
): Promise<Dispatcher> => {
  for (const consumer of consumers) await store.makeCursor(sql, consumer.name)
  let closed = false

  const step = (consumer: Consumer): Promise<number> =>
    sql.begin(async (tx) => {
      const cursor = await store.lockCursor(tx, consumer.name)
      if (cursor === null) return 0
      const events = await store.readEvents(tx, cursor, batch)
      const last = events.at(-1)
      if (last === undefined) return 0
      await consumer.handle(events, tx)
      await store.moveCursor(tx, consumer.name, last)
      return events.length
    })

  const deliver = async (consumer: Consumer): Promise<void> => {
    try {
      let delivered = batch
      while (delivered === batch) {
        delivered = closed ? 0 : await step(consumer)
        count(consumer.name, delivered)
      }
    } catch (error) {
      // The batch rolled back; the next wake-up tries it again.
      log.error({ err: error, consumer: consumer.name }, 'event delivery failed')
    }
  }

  /** One statement when there is nothing to deliver, which is the usual case of a poll. */
  const findWaiting = async (): Promise<readonly Consumer[]> => {
    try {
      const waiting = await store.findWaitingConsumers(sql)
      return consumers.filter(({ name }) => waiting.has(name))
    } catch (error) {
      log.error({ err: error }, 'reading the cursors of events failed')
      return []
    }
  }

  let running: Promise<unknown> = Promise.resolve()
  let waiting = false
  const drain = (): Promise<void> => {
    if (!waiting && !closed) {
      waiting = true
      running = running.then(async () => {
        waiting = false
        await Promise.all((await findWaiting()).map(deliver))
      })
    }
    return running.then(() => undefined)
  }

  let soon: NodeJS.Timeout | null = null
  let gatheredAt = Number.NEGATIVE_INFINITY
  /** At once after a pause, else at the end of the running gathering time. */
  const drainSoon = async (): Promise<void> => {
    soon ??= setTimeout(
      () => {
        soon = null
        gatheredAt = performance.now()
        void drain()
      },
      Math.max(0, gatheredAt + gatherMs - performance.now()),
    )
  }

  const subscription = await sql.listen({ channel: 'event', reload: drainSoon })
  // Polls for rows that could not be read at their notification because an older transaction was running.
  const timer = setInterval(() => void drain(), pollMs)
  void drain()
  return {
    drain,
    async close() {
      clearInterval(timer)
      if (soon !== null) clearTimeout(soon)
      await subscription.unlisten()
      await running
      closed = true
    },
  }
}
