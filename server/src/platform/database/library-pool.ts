import { Pool, type PoolClient } from 'pg'
import type { Liveness } from './liveness.ts'
import { clientConfig, watchClient } from './query.ts'

interface LibraryPoolOptions {
  readonly name: string
  readonly max: number
  /** How long the library waits for a connection. */
  readonly waitMs: number
  readonly liveness: Liveness
}

/** The driver gives a wait that is too long no code. With this one the library tries again, as after a lost host. */
const asTimeout = (error: unknown): unknown =>
  error instanceof Error && error.message.includes('timeout')
    ? Object.assign(error, { code: 'ETIMEDOUT' })
    : error

class LibraryPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(done: Parameters<Pool['connect']>[0]): void
  override connect(done?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    if (done !== undefined) return super.connect(done)
    // The library may still retry to record the end of a job, and handles no refusal: it waits for ever.
    if (this.ending) return new Promise(() => undefined)
    return super.connect().catch((error: unknown) => {
      throw asTimeout(error)
    })
  }
}

/**
 * A pool for a library with statements of its own, which expects the driver's types and no timeouts. Its
 * connections are cut with those of the site when the database falls silent.
 */
export const openLibraryPool = (
  url: string,
  { name, max, waitMs, liveness }: LibraryPoolOptions,
): { readonly pool: Pool; close(): Promise<void> } => {
  const { connectionString, keepAlive, keepAliveInitialDelayMillis } = clientConfig(url, name)
  const pool = new LibraryPool({
    connectionString,
    keepAlive,
    keepAliveInitialDelayMillis,
    application_name: name,
    connectionTimeoutMillis: waitMs,
    max,
  })
  const clients = new Set<PoolClient>()
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    watchClient(client)
    clients.add(client)
  })
  pool.on('remove', (client) => void clients.delete(client))
  const stopWatching = liveness.onSilence(() =>
    clients.forEach((client) => client.connection.stream.destroy()),
  )
  return {
    pool,
    async close() {
      await pool.end()
      // Not before: on a host that falls silent now, only the cut ends it.
      stopWatching()
    },
  }
}
