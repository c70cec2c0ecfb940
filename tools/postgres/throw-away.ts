import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeScratchFolder, scratchHome } from './places.ts'
import { startPostgres, stopAbandoned } from './start-postgres.ts'
import type { PostgresUrls } from './urls.ts'

const prefix = 'xinghe-test-'
const settlingMs = 60_000

/** Addresses of the maintenance database. */
export interface ThrowAwayPostgres extends PostgresUrls {
  remove(): Promise<void>
}

/** A run that was killed could not remove its database: the next one does. */
async function sweepAbandoned(): Promise<void> {
  const home = await scratchHome()
  for (const name of await readdir(home)) {
    if (!name.startsWith(prefix)) continue
    const folder = join(home, name)
    const made = await stat(folder).catch(() => undefined)
    // A concurrent run may have created it and not signed in yet.
    if (made === undefined || Date.now() - made.birthtimeMs < settlingMs) continue
    const free = await stopAbandoned(folder).catch(() => false)
    if (free) await rm(folder, { recursive: true, force: true })
  }
}

/** A PostgreSQL of its own for one run of tests: nothing in it outlives `remove`. */
export async function startThrowAwayPostgres(): Promise<ThrowAwayPostgres> {
  await sweepAbandoned()
  const folder = await makeScratchFolder(prefix)
  const server = await startPostgres({ dataDir: folder, name: 'postgres', durable: false })
  return {
    url: server.url,
    ownerUrl: server.ownerUrl,
    async remove() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
