import { Client } from 'pg'
import { asFault, ConnectionLost, isConnectionLost } from './faults.ts'
import type { Liveness } from './liveness.ts'
import {
  clientConfig,
  makeDb,
  send,
  watchClient,
  trackFailures,
  type Db,
  type Send,
  type TimeLimits,
} from './query.ts'

/** The answer of a transaction whose last statements have been sent but not answered. */
export interface Decided<T> {
  readonly answer: T
  readonly written: Promise<unknown>
}

/** A connection of its own for consecutive batches, so that they do not queue for the pool. */
export interface PipelinedConnection {
  begin<T>(work: (tx: Db) => Promise<Decided<T>>): Promise<T>
  close(): Promise<void>
}

/** A generic plan that was made while the tables were small would use sequential scans for ever. */
const sessionSettings = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_generic_plan',
} as const
const startOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/**
 * Plans are discarded after 1, 2, 4 … transactions and then regularly: the first were made for empty
 * tables.
 */
const replanEvery = 1_024
const isPlannedAnew = (count: number): boolean =>
  count % replanEvery === 0 || (count < replanEvery && (count & (count - 1)) === 0)

/** Resolves after the pending microtasks; a turn of the event loop could wait behind other work. */
const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve))

/** Statements sent in the same tick go out in one system call. */
const corkFor = (client: Client): (() => void) => {
  let isCorked = false
  const uncork = (): void => {
    isCorked = false
    client.connection.stream.uncork()
  }
  return () => {
    if (isCorked) return
    isCorked = true
    client.connection.stream.cork()
    process.nextTick(uncork)
  }
}

/**
 * Sends `begin` with the first statements and `commit` right behind the last: two round trips instead of
 * four. After a failed statement PostgreSQL turns the commit into a rollback; an error on this side is
 * thrown before the commit is sent.
 */
const inTransaction = async <T>(
  sendOne: Send,
  begin: string,
  pool: object,
  work: (tx: Db) => Promise<Decided<T>>,
): Promise<T> => {
  const { track, failed } = trackFailures(sendOne)
  try {
    const begun = track(begin)
    const { answer, written } = await work(makeDb(pool, track))
    await Promise.race([written, settled()])
    await Promise.all([begun, written, track('commit')])
    if (failed.length > 0) throw failed[0]
    return answer
  } catch (error) {
    if (!isConnectionLost(error)) await sendOne('rollback')
    throw error
  }
}

interface Opened {
  readonly client: Client
  readonly sendOne: Send
}

export const openPipelinedConnection = (
  url: string,
  name: string,
  { liveness, ...limits }: TimeLimits & { readonly liveness?: Liveness } = {},
): PipelinedConnection => {
  const pool = {}
  let opened: Promise<Opened> | null = null
  let newest: Client | null = null
  let last: Promise<unknown> = Promise.resolve()
  let count = 0

  const open = async (): Promise<Opened> => {
    const client = new Client({ ...clientConfig(url, name, limits), options: startOptions })
    watchClient(client)
    newest = client
    // `end` is emitted for a failed connect too, so the next transaction connects again.
    client.once('end', () => {
      if (newest === client) opened = null
    })
    await client.connect().catch((error: unknown) => {
      throw asFault(error)
    })
    const cork = corkFor(client)
    const sendOne: Send = (statement) => {
      cork()
      return send(client, statement)
    }
    return { client, sendOne }
  }

  const cut = ({ client }: Opened): void => void client.connection.stream.destroy()
  // An attempt to connect is cut too.
  const stopWatching = liveness?.onSilence(() => newest?.connection.stream.destroy())

  const run = async <T>(work: (tx: Db) => Promise<Decided<T>>): Promise<T> => {
    if (liveness?.isSilent() === true) throw new ConnectionLost('the database is silent')
    const connection = await (opened ??= open())
    count += 1
    try {
      const begin = isPlannedAnew(count) ? 'begin; discard plans' : 'begin'
      return await inTransaction(connection.sendOne, begin, pool, work)
    } catch (error) {
      if (isConnectionLost(error)) {
        opened = null
        cut(connection)
      }
      throw error
    }
  }
  return {
    begin: <T>(work: (tx: Db) => Promise<Decided<T>>) => {
      const result = last.then(() => run(work))
      last = result.catch(() => undefined)
      return result
    },
    async close() {
      await last
      const living = await opened?.catch(() => null)
      await living?.client.end()
      // Not before: on a host that falls silent now, only the cut ends it.
      stopWatching?.()
    },
  }
}
