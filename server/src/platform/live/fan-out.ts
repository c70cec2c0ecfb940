import type { FastifyBaseLogger } from 'fastify'
import type { Db, Sql } from '../database/connect.ts'
import type { EventBodies, EventKind, OutboxEvent } from '../events/kinds.ts'
import * as store from './store.ts'

/** An event that is sent to every process; `number` is its place in the outbox. */
export type LiveEvent = {
  [Kind in EventKind]: {
    readonly number: number
    readonly kind: Kind
    readonly body: EventBodies[Kind]
  }
}[EventKind]

/** The notifications are sent when the consumer's transaction commits. */
export const tellProcesses = (tx: Db, events: readonly OutboxEvent[]): Promise<void> =>
  store.notify(
    tx,
    events.map(({ id, kind, body }) => JSON.stringify({ number: Number(id), kind, body })),
  )

export const hearProcesses = async (
  sql: Sql,
  hear: (event: LiveEvent) => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ close(): Promise<void> }> => {
  let last = await store.lastEvent(sql)
  const hearOne = (event: LiveEvent): void => {
    last = Math.max(last, event.number)
    hear(event).catch((error: unknown) => log.error({ err: error }, 'live event failed'))
  }
  // An event that is handled twice does no harm: it is shown twice.
  const rereadEvents = async (): Promise<void> => {
    for (const event of await store.eventsAfter(sql, last)) hearOne(event)
  }
  const subscription = await sql.listen({
    channel: store.channel,
    hear: (text) => hearOne(JSON.parse(text) as LiveEvent),
    reload: rereadEvents,
  })
  return { close: () => subscription.unlisten() }
}
