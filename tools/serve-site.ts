import { setTimeout as delay } from 'node:timers/promises'
import { root } from './boot/root.mjs'
import { stopChild } from './child.ts'
import type { RunningPostgres } from './postgres/start-postgres.ts'
import { mayStartAgain } from './restarts.ts'
import { launchServer, waitUntilReady } from './site-server.ts'

/** Longer than the server gives itself. */
const drainPatienceMs = 45_000
const stopPatienceMs = 15_000
const watchMs = 1000

export interface Serving {
  home: string
  databaseUrl: string
  /** The PostgreSQL that this process started; undefined with an outside database. */
  database: Pick<RunningPostgres, 'revive'> | undefined
  address: string
  port: string
  logFile: string | undefined
  stop: AbortSignal
  /** Wraps the wait for the first start; its error ends the site. */
  first: (ready: () => Promise<boolean>) => Promise<void>
}

/** A database that is gone is started again. The site waits for it by itself. */
async function watch(database: Serving['database'], stop: AbortSignal): Promise<void> {
  if (database === undefined) return
  while (!stop.aborted) {
    await delay(watchMs, undefined, { signal: stop }).catch(() => {})
    if (stop.aborted) return
    const revived = await database.revive().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error))
      return false
    })
    if (revived) console.error('PostgreSQL was gone; it is running again.')
  }
}

async function keepServing(serving: Serving): Promise<number> {
  const { home, databaseUrl, address, port, logFile, stop } = serving
  const ends: number[] = []
  for (let start = 1; ; start += 1) {
    const server = launchServer({
      root,
      logFile,
      env: {
        NODE_ENV: process.env['NODE_ENV'] ?? 'production',
        DATABASE_URL: databaseUrl,
        DATA_DIR: home,
        PORT: port,
      },
    })
    // Only SIGTERM comes from an operator who waits for load balancers; all others are in a hurry.
    const end = () =>
      stop.reason === 'SIGTERM'
        ? void stopChild(server.process, drainPatienceMs, 'SIGTERM')
        : void stopChild(server.process, stopPatienceMs, 'SIGINT')
    stop.addEventListener('abort', end, { once: true })
    if (stop.aborted) end()
    if (start === 1) {
      await serving
        .first(() => waitUntilReady(server, address))
        .catch(async (error: unknown) => {
          await stopChild(server.process, stopPatienceMs, 'SIGINT')
          throw error
        })
    }
    const code = await server.over
    stop.removeEventListener('abort', end)
    if (stop.aborted) return 0
    ends.push(Date.now())
    console.error(`The site ended by itself with code ${code}.`)
    if (!mayStartAgain(ends, Date.now())) return code || 1
    await delay(watchMs, undefined, { signal: stop }).catch(() => {})
    if (stop.aborted) return 0
    await serving.database?.revive()
    console.error('It is started again.')
  }
}

/** Serves until a stop signal; restarts processes that ended by themselves. */
export async function serveSite(serving: Serving): Promise<number> {
  const over = new AbortController()
  const watching = watch(serving.database, AbortSignal.any([serving.stop, over.signal]))
  try {
    return await keepServing(serving)
  } finally {
    over.abort()
    await watching
  }
}
