import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '@xinghe/server/platform/database/prepare-database.ts'
import { stopChild } from '../tools/child.ts'
import { freePort } from '../tools/system/ports.ts'
import { makeScratchFolder } from '../tools/postgres/places.ts'
import { startPostgres } from '../tools/postgres/start-postgres.ts'
import { lastLines } from '../tools/site-log.ts'
import { launchServer, waitUntilReady } from '../tools/site-server.ts'

export interface BenchSite {
  readonly address: string
  readonly port: number
  readonly databaseUrl: string
  readonly ownerUrl: string
  readonly stop: () => Promise<void>
}

/** A whole site in processes of its own, on a durable database that is thrown away afterwards. */
export const startBenchSite = async (env: Record<string, string>): Promise<BenchSite> => {
  const folder = await makeScratchFolder('xinghe-bench-')
  const dataDir = await mkdtemp(join(tmpdir(), 'xinghe-bench-data-'))
  const database = await startPostgres({ dataDir: folder, name: 'bench' })
  await prepareDatabase(database)
  const port = await freePort()
  const logFile = join(dataDir, 'site.log')
  const server = launchServer({
    root: new URL('..', import.meta.url).pathname,
    logFile,
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_FACTOR: '100000',
      LOG_LEVEL: 'warn',
      FEED_ADAPTER: 'off',
      DRAWS: 'off',
      ...env,
    },
  })
  const stop = async (): Promise<void> => {
    await stopChild(server.process, 10_000, 'SIGINT')
    await database.stop()
    await rm(folder, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
  const address = `http://127.0.0.1:${port}`
  if (await waitUntilReady(server, address))
    return { address, port, databaseUrl: database.url, ownerUrl: database.ownerUrl, stop }
  console.error(lastLines(logFile, 20))
  await stop()
  throw new Error('the site did not start')
}
