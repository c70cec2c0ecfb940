import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preInfo } from '@xinghe/contract/site.ts'
import { root } from './root.ts'
import { runQuietly, stopChild } from '../../tools/child.ts'
import { freePort } from '../../tools/ports.ts'
import { launchServer, waitUntilReady } from '../../tools/site-server.ts'
import type { SiteServer } from '../../tools/site-server.ts'
import { makeDatabase, type Query } from './database.ts'

export interface SiteOptions {
  postgresUrl: string
  encryption: boolean
  /** More of the server's settings, for instance its adapters. */
  env?: Record<string, string>
}

export interface PreInfo {
  switches: Record<string, unknown>
  siteBaseConfig: Record<string, unknown>
  maintenance: { text: string; until: string | null } | null
}

/** A whole site of its own: server process, database, port and data folder. */
export interface Site {
  readonly address: string
  readonly query: Query
  /** How far the server's clock has been moved. */
  aheadMs(): number
  /** Moves the server's clock forward. */
  advance(ms: number): Promise<void>
  /** Runs a command of the operator. */
  command(...words: string[]): Promise<void>
  /** Changes a setting by the command line and waits until the running server tells it to visitors. */
  change(name: string, fields: object, told: (info: PreInfo) => boolean): Promise<void>
  /** As a power cut would. */
  kill(): Promise<void>
  /** Again on the same port, database and data. */
  restart(): Promise<void>
  close(): Promise<void>
}

const patienceMs = 10_000

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
    // Every journey comes from one address.
    RATE_FACTOR: '1000',
    LOG_LEVEL: 'warn',
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

  await start()
  return {
    address,
    query,
    aheadMs: () => aheadMs,
    advance: async (ms) => {
      await moveClock(ms)
      aheadMs += ms
    },
    command,
    change: async (name, fields, told) => {
      await command('set', name, JSON.stringify(fields))
      const deadline = Date.now() + patienceMs
      while (!told(await askPreInfo(address))) {
        if (Date.now() > deadline) throw new Error(`The server does not tell of ${name}.`)
      }
    },
    kill: async () => {
      server?.process.kill('SIGKILL')
      await server?.over
    },
    restart: start,
    close: async () => {
      if (server !== undefined) await stopChild(server.process, patienceMs)
      await query.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const askPreInfo = async (address: string): Promise<PreInfo> => {
  const answer = await fetch(address + preInfo.path, {
    method: preInfo.method,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return ((await answer.json()) as { data: PreInfo }).data
}
