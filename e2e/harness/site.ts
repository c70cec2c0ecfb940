import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { instant, later, type Instant } from '@xinghe/rules/base/instant.ts'
import { root } from './root.ts'
import { runQuietly, stopChild } from '../../tools/child.ts'
import { patient } from '../../tools/machine-speed.ts'
import type { PostgresUrls } from '../../tools/postgres/urls.ts'
import { freePort } from '../../tools/system/ports.ts'
import { launchServer, waitUntilReady } from '../../tools/site-server.ts'
import type { SiteServer } from '../../tools/site-server.ts'
import { makeDatabase, type Query } from './database.ts'
import { openOperator, type Operator } from './operator.ts'
import { openWorkshop, type OpenWorkshop } from './workshop.ts'

export interface SiteOptions {
  postgres: PostgresUrls
  encryption: boolean
  /** More of the server's settings, for instance its adapters. */
  env?: Record<string, string>
}

/** A whole site of its own: server process, database, port and data folder. */
export interface Site extends Pick<Operator, 'told' | 'change'> {
  readonly address: string
  readonly query: Query
  /** By the server's clock. */
  now(): Instant
  /** Moves the server's clock forward. */
  advance(ms: number): Promise<void>
  /** Does the work while the server's clock moves only by `advance`: no slow machine can be late for it. */
  withStoppedClock(work: () => Promise<void>): Promise<void>
  /** Creates members directly in the database. */
  readonly workshop: OpenWorkshop
  /** Runs a command of the operator, in a process of its own. */
  command(...words: string[]): Promise<void>
  /** As a power cut would. */
  kill(): Promise<void>
  /** Again on the same port, database and data. */
  restart(): Promise<void>
  close(): Promise<void>
}

const stopPatienceMs = patient(10_000)
const masterSecret = randomBytes(32).toString('base64url')

export const openSite = async ({
  postgres,
  encryption,
  env: moreEnv,
}: SiteOptions): Promise<Site> => {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const { url: databaseUrl, query } = await makeDatabase(postgres)
  const dataDir = await mkdtemp(join(tmpdir(), 'xinghe-e2e-'))
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SITE_MODE: 'demo',
    SITE_MAINTENANCE: '0',
    SITE_URL: address,
    WIRE_ENCRYPTION: encryption ? 'on' : 'off',
    CLOCK: 'sandbox',
    MASTER_SECRET: masterSecret,
    // A run starts the same sources many times over.
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
    // Guessing passwords is hard elsewhere.
    PASSWORD_COST: 'least',
    DATABASE_WAIT_MS: String(patient(5_000)),
    // Every journey comes from one address.
    RATE_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    // Only a journey about the book needs the simulated world.
    FEED_ADAPTER: 'off',
    // Only a journey about a lottery needs draws.
    DRAWS: 'off',
    // Reconcile transfers of unknown outcome soon.
    VENUE_RECONCILE_MS: '1000',
    ...moreEnv,
  }
  let aheadMs = 0
  let stoppedAt: Instant | null = null
  let server: SiteServer | undefined

  const now = (): Instant => stoppedAt ?? instant(Date.now() + aheadMs)

  const moveClock = async (advanceMs: number, stopped?: boolean): Promise<Instant> => {
    const answer = await fetch(`${address}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs, stopped }),
    })
    if (!answer.ok) throw new Error(`The clock did not move: ${answer.status}`)
    const { now: moved } = (await answer.json()) as { now: string }
    return instant(Date.parse(moved))
  }

  const start = async (): Promise<void> => {
    server = launchServer({ root, env, logFile: join(dataDir, 'site.log') })
    if (!(await waitUntilReady(server, address))) throw new Error('The site did not start.')
    // The sandbox clock lives in the process; for the database time must not run backwards.
    if (aheadMs > 0) await moveClock(aheadMs)
  }

  const command = async (...words: string[]): Promise<void> => {
    const file = join(root, 'tools/site.ts')
    const { code, output } = await runQuietly(
      process.execPath,
      [file, ...words, '--as', 'journey'],
      {
        cwd: root,
        env: { ...process.env, ...env },
      },
    )
    if (code !== 0) throw new Error(`site ${words.join(' ')}: ${output}`)
  }

  const operator = openOperator(address, query)
  const workshop = openWorkshop(query, env.MASTER_SECRET, now)
  await start()
  return {
    address,
    query,
    workshop,
    now,
    advance: async (ms) => {
      await moveClock(ms)
      if (stoppedAt === null) aheadMs += ms
      else stoppedAt = later(stoppedAt, ms)
    },
    withStoppedClock: async (work) => {
      stoppedAt = await moveClock(0, true)
      try {
        await work()
      } finally {
        // Read before the clock runs again: after a restart it must not be behind.
        aheadMs = stoppedAt - Date.now()
        await moveClock(0, false)
        stoppedAt = null
      }
    },
    command,
    told: operator.told,
    change: operator.change,
    kill: async () => {
      server?.process.kill('SIGKILL')
      await server?.over
    },
    restart: start,
    close: async () => {
      if (server !== undefined) await stopChild(server.process, stopPatienceMs, 'SIGINT')
      await operator.leave()
      await workshop.close()
      await query.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
