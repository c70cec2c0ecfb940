import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'
import { runQuietly, stopChild } from '../../tools/child.ts'
import { freePort } from '../../tools/ports.ts'
import { launchServer, waitUntilReady } from '../../tools/site-server.ts'
import type { SiteServer } from '../../tools/site-server.ts'
import { makeDatabase, type Query } from './database.ts'
import { openOperator, type Operator } from './operator.ts'
import { openWorkshop, type OpenWorkshop } from './workshop.ts'

export interface SiteOptions {
  postgresUrl: string
  encryption: boolean
  /** More of the server's settings, for instance its adapters. */
  env?: Record<string, string>
}

/** A whole site of its own: server process, database, port and data folder. */
export interface Site extends Pick<Operator, 'told' | 'change'> {
  readonly address: string
  readonly query: Query
  /** How far the server's clock has been moved. */
  aheadMs(): number
  /** Moves the server's clock forward. */
  advance(ms: number): Promise<void>
  /** What members are made with, beside the calls that do it. */
  readonly workshop: OpenWorkshop
  /** Runs a command of the operator, in a process of its own. */
  command(...words: string[]): Promise<void>
  /** As a power cut would. */
  kill(): Promise<void>
  /** Again on the same port, database and data. */
  restart(): Promise<void>
  close(): Promise<void>
}

const patienceMs = 10_000
const masterSecret = randomBytes(32).toString('base64url')

export const openSite = async ({
  postgresUrl,
  encryption,
  env: moreEnv,
}: SiteOptions): Promise<Site> => {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const { url: databaseUrl, query } = await makeDatabase(postgresUrl)
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
    // Every journey comes from one address.
    RATE_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    // Only a journey about the book needs the simulated world.
    FEED_ADAPTER: 'off',
    // A transfer whose answer is missing is asked after soon.
    VENUE_RECONCILE_MS: '1000',
    ...moreEnv,
  }
  let aheadMs = 0
  let server: SiteServer | undefined

  const moveClock = async (advanceMs: number): Promise<void> => {
    const answer = await fetch(`${address}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs }),
    })
    if (!answer.ok) throw new Error(`The clock did not move: ${answer.status}`)
  }

  const start = async (): Promise<void> => {
    server = launchServer({ root, env, logFile: join(dataDir, 'site.log') })
    if (!(await waitUntilReady(server, address))) throw new Error('The site did not start.')
    // The sandbox clock lives in the process; for the database time must not run backwards.
    if (aheadMs > 0) await moveClock(aheadMs)
  }

  const command = async (...words: string[]): Promise<void> => {
    const file = join(root, 'tools/site.ts')
    const { code, output } = await runQuietly(process.execPath, [file, ...words], {
      cwd: root,
      env: { ...process.env, ...env },
    })
    if (code !== 0) throw new Error(`site ${words.join(' ')}: ${output}`)
  }

  const operator = openOperator(address, query)
  const workshop = openWorkshop(query, env.MASTER_SECRET, () => aheadMs)
  await start()
  return {
    address,
    query,
    workshop,
    aheadMs: () => aheadMs,
    advance: async (ms) => {
      await moveClock(ms)
      aheadMs += ms
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
      if (server !== undefined) await stopChild(server.process, patienceMs)
      await operator.leave()
      await workshop.close()
      await query.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
