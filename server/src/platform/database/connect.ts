import { Pool, type PoolClient } from 'pg'
import { asFault, ConnectionLost, isConnectionLost, isReadOnly } from './faults.ts'
import { openListening, type Listen } from './listen.ts'
import type { Liveness } from './liveness.ts'
import { clientConfig, makeDb, send, watchClient, type Db, type TimeLimits } from './query.ts'
import { inTransaction, type Tx } from './transaction.ts'

export type { Db, Tx }
export { isConnectionLost, isLockTimeout, isUniqueViolation } from './faults.ts'

export interface Sql extends Db {
  /** Commits when the work is done, and rolls back when it throws. */
  begin<T>(work: (tx: Tx) => Promise<T>, mode?: string): Promise<T>
  /** A connection for the caller alone, until it is released. */
  reserve(): Promise<Db & { release(): void }>
  readonly listen: Listen
  readonly liveness: Liveness
  /** Waits for running statements, at most `graceMs`; then it cuts the connections. */
  end(graceMs?: number): Promise<void>
}

export interface PoolOptions extends TimeLimits {
  readonly max: number
  readonly name: string
}

/** Prepared statements fill the memory of a back end; a new connection starts with none. */
const lifetimeSeconds = 3_600

export const connect = (
  url: string,
  { max, name, ...limits }: PoolOptions = { max: 16, name: 'xinghe' },
): Sql => {
  const pool = new Pool({
    ...clientConfig(url, name, limits),
    max,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: lifetimeSeconds,
  })
  const clients = new Set<PoolClient>()
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    watchClient(client)
    clients.add(client)
  })
  pool.on('remove', (client) => void clients.delete(client))
  const cutAll = (): void => clients.forEach((client) => client.connection.stream.destroy())
  const listening = openListening(url, name)
  const { listen, liveness } = listening
  /** Calls that wait for a connection: the pool would let them wait until their deadline. */
  const waiting = new Set<(error: Error) => void>()
  liveness.onSilence(() => {
    cutAll()
    for (const giveUp of waiting) giveUp(new ConnectionLost('the database fell silent'))
    waiting.clear()
  })

  const take = async (): Promise<PoolClient> => {
    try {
      for (;;) {
        const client = await pool.connect()
        if (!client.connection.stream.destroyed) return client
        // It was cut, and the pool has not heard of it yet.
        client.release(true)
      }
    } catch (error) {
      throw asFault(error)
    }
  }
  const acquire = (): Promise<PoolClient> =>
    new Promise((resolve, reject) => {
      if (liveness.isSilent()) return reject(new ConnectionLost('the database is silent'))
      waiting.add(reject)
      take().then(
        (client) => {
          if (waiting.delete(reject)) resolve(client)
          else client.release()
        },
        (error: Error) => {
          waiting.delete(reject)
          reject(error)
        },
      )
    })
  const withClient = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await acquire()
    try {
      const result = await work(client)
      client.release()
      return result
    } catch (error) {
      client.release(isConnectionLost(error))
      // All connections lead to the same server.
      if (isReadOnly(error)) cutAll()
      throw error
    }
  }

  return Object.assign(
    makeDb(pool, (statement) => withClient((client) => send(client, statement))),
    {
      begin: <T>(work: (tx: Tx) => Promise<T>, mode = ''): Promise<T> =>
        withClient((client) => inTransaction(pool, client, mode, work)),
      async reserve() {
        const client = await acquire()
        return Object.assign(
          makeDb(pool, (statement) => send(client, statement)),
          { release: () => client.release() },
        )
      },
      listen,
      liveness,
      async end(graceMs?: number) {
        const cutOff = (): void => {
          listening.cut()
          cutAll()
        }
        const timer = graceMs === undefined ? undefined : setTimeout(cutOff, graceMs)
        await listening.close()
        // `pool.end()` resolves before its connections have ended.
        const gone = [...clients].map((client) => new Promise((end) => client.once('end', end)))
        await Promise.all([pool.end(), ...gone])
        clearTimeout(timer)
      },
    },
  )
}

/** The same object for a pool and all its transactions: the key of caches that belong to one database. */
export const poolOf = (db: Db): object => db.pool

const readyMs = 1_000

/** Whether a statement is answered within a second. */
export const databaseAnswers = (sql: Sql): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), readyMs)
    sql`select 1`
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })
