import type { FastifyBaseLogger } from 'fastify'
import type { Db, Sql } from '../database/connect.ts'
import type { EventBodies, EventKind, OutboxEvent } from '../events/kinds.ts'
import * as store from './store.ts'

/** An event on its way to every process; `number` is its place in the outbox. */
export type LiveEvent = {
  [Kind in EventKind]: {
    readonly number: number
    readonly kind: Kind
    readonly body: EventBodies[Kind]
  }
}[EventKind]

/** Sent when the consumer's transaction commits, so no process hears of it too early. */
export const tellProcesses = (tx: Db, event: OutboxEvent): Promise<void> =>
  store.notify(tx, JSON.stringify({ number: Number(event.id), kind: event.kind, body: event.body }))

export const hearProcesses = async (
  sql: Sql,
  hear: (event: LiveEvent) => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ close(): Promise<void> }> => {
  const subscription = await sql.listen(store.channel, (text) => {
    hear(JSON.parse(text) as LiveEvent).catch((error: unknown) =>
      log.error({ err: error }, 'live event failed'),
    )
  })
  return { close: () => subscription.unlisten() }
}
