import { join } from 'node:path'
import { showProgress } from './boot/progress.mjs'
import { root } from './boot/root.mjs'
import { migrateSite } from './migrate-site.ts'
import type { MigrationUrls } from './migrate-site.ts'
import { chooseDataHome, makeOpenFolder } from './postgres/places.ts'
import { startPostgres } from './postgres/start-postgres.ts'
import type { RunningPostgres } from './postgres/start-postgres.ts'
import { serveSite } from './serve-site.ts'
import { lastLines } from './site-log.ts'
import { listenForStop } from './stopping.ts'
import { buildWeb } from './web-build.ts'
import { frame, welcomeLines } from './welcome.ts'

const stop = listenForStop()
const port = process.env['PORT'] || '8080'
const host = process.env['HOST'] || '127.0.0.1'
/** A site on all interfaces or on loopback is reached as localhost. */
const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)
const address = `http://${isLocal ? 'localhost' : host}:${port}`
const ownDatabase = process.env['DATABASE_URL'] || undefined

/** Shows one step; whatever it throws ends the start. */
async function step<T>(label: string, text: string, work: () => Promise<[T, string]>): Promise<T> {
  stop.throwIfAborted()
  const progress = showProgress(label, text)
  try {
    const [result, outcome] = await work()
    progress.done(outcome)
    return result
  } catch (error) {
    progress.fail(stop.aborted ? 'interrupted' : 'failed')
    throw error
  }
}

async function serve(
  home: string,
  urls: MigrationUrls,
  database?: RunningPostgres,
): Promise<number> {
  await step('Tables', 'migrating', async () => [undefined, await migrateSite(urls)])
  // On a terminal the log goes to a file, so that the address stays visible; elsewhere to standard output.
  const logFile = process.stdout.isTTY ? join(home, 'log/site.log') : undefined
  const first = async (ready: () => Promise<boolean>): Promise<void> => {
    await step('Site', 'starting', async () => {
      if (await ready()) return [undefined, 'ready']
      if (logFile !== undefined && !stop.aborted) console.error(`\n${lastLines(logFile, 20)}`)
      throw new Error(`The site did not start${logFile ? `; its log is ${logFile}` : ''}.`)
    })
    console.log(`\n${frame(await welcomeLines({ address, home, logFile }))}\n`)
  }
  return serveSite({ home, databaseUrl: urls.url, database, address, port, logFile, stop, first })
}

async function start(): Promise<number> {
  const home = await chooseDataHome(root)
  await makeOpenFolder(home)
  await step('Pages', 'building', async () => [undefined, await buildWeb(root, stop)])
  if (ownDatabase !== undefined) {
    const ownerUrl = process.env['MIGRATION_DATABASE_URL'] || undefined
    return serve(home, { url: ownDatabase, ownerUrl })
  }
  const database = await step('Database', 'starting PostgreSQL', async () => {
    const running = await startPostgres({ dataDir: join(home, 'postgres'), name: 'xinghe' })
    const how = running.adopted ? 'taken over, PostgreSQL' : 'PostgreSQL'
    return [running, `${how} on 127.0.0.1:${running.port}`]
  })
  try {
    return await serve(home, database, database)
  } finally {
    await database.stop()
  }
}

try {
  process.exitCode = await start()
} catch (error) {
  if (!stop.aborted) console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = stop.aborted ? 0 : 1
}
