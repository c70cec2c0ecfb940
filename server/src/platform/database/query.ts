import type { ClientBase, ClientConfig, QueryResult } from 'pg'
import { asFault, ConnectionLost } from './faults.ts'
import { statementOf, type Statement, type StatementValue } from './statement.ts'
import { resultTypes } from './value.ts'

/** The rows of a statement, with the number of rows that it read or changed. */
export type Rows<T extends readonly unknown[]> = T & { readonly count: number }

/** Runs queries on a pool or in a transaction. A statement is sent at once, also when nothing awaits it. */
export interface Db {
  <T extends readonly object[] = Record<string, unknown>[]>(
    strings: TemplateStringsArray,
    ...values: readonly StatementValue[]
  ): Promise<Rows<T>>
  /** SQL text without values; of several statements it returns the rows of the last. */
  unsafe<T extends readonly object[] = Record<string, unknown>[]>(text: string): Promise<Rows<T>>
  /** The same object for a pool and all its transactions: the key of caches that belong to one database. */
  readonly pool: object
}

export interface TimeLimits {
  /** How long a call waits for a connection, and a statement for a lock. */
  readonly waitMs?: number
  /** How long a statement may take. */
  readonly statementMs?: number
  /** After so long a process that hangs in the middle of a transaction loses it, and others get its locks. */
  readonly hangingMs?: number
}

/** Added to the server's statement timeout: when no answer has come by then, the connection is dead. */
const answerMs = 5_000

export const clientConfig = (
  url: string,
  name: string,
  { waitMs = 5_000, statementMs = 25_000, hangingMs = 15_000 }: TimeLimits = {},
): ClientConfig => ({
  connectionString: url,
  application_name: name,
  statement_timeout: statementMs,
  query_timeout: statementMs + answerMs,
  connectionTimeoutMillis: waitMs,
  lock_timeout: waitMs,
  idle_in_transaction_session_timeout: hangingMs,
  // The kernel then ends a connection whose host has not answered for about 12 seconds.
  keepAlive: true,
  keepAliveInitialDelayMillis: 2_000,
  // Statements of one transaction that do not await each other are pipelined.
  pipeline: true,
  types: resultTypes,
})

/** Connections on which a commit may have reached no standby, although PostgreSQL answered with success. */
const unsure = new WeakSet<ClientBase>()

/**
 * A lost connection emits `error`, which without a listener would end the process. PostgreSQL reports that an
 * operator cut the wait for a synchronous standby with a mere warning; its text depends on the language of the
 * server, the routine does not.
 */
export const watchClient = (client: ClientBase): void => {
  client.on('error', () => undefined)
  client.on('notice', ({ routine }) => {
    if (routine === 'SyncRepWaitForLSN') unsure.add(client)
  })
}

const rowsOf = <T extends readonly object[]>(result: QueryResult | QueryResult[]): Rows<T> => {
  const last = Array.isArray(result) ? result.at(-1) : result
  return Object.defineProperty(last?.rows ?? [], 'count', {
    value: last?.rowCount ?? 0,
  }) as unknown as Rows<T>
}

export const send = async <T extends readonly object[]>(
  client: ClientBase,
  statement: Statement | string,
): Promise<Rows<T>> => {
  try {
    const rows = rowsOf<T>(await client.query(statement))
    if (unsure.has(client)) throw new ConnectionLost('the wait for a standby was cut')
    return rows
  } catch (error) {
    throw asFault(error)
  }
}

/** Sends a statement and resolves with its rows. */
export type Send = <T extends readonly object[]>(statement: Statement | string) => Promise<Rows<T>>

/**
 * Collects the errors of all statements of a transaction, also of those that nothing awaits: PostgreSQL
 * answers the commit of a failed transaction with a rollback and no error.
 */
export const trackFailures = (sendOne: Send): { track: Send; failed: readonly unknown[] } => {
  const failed: unknown[] = []
  return {
    failed,
    track: (statement) => {
      const sent = sendOne<never>(statement)
      sent.catch((error: unknown) => failed.push(error))
      return sent
    },
  }
}

export const makeDb = (pool: object, sendOne: Send): Db =>
  Object.assign(
    <T extends readonly object[]>(
      strings: TemplateStringsArray,
      ...values: readonly StatementValue[]
    ) => sendOne<T>(statementOf(strings, values)),
    { unsafe: <T extends readonly object[]>(text: string) => sendOne<T>(text), pool },
  )
