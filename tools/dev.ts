import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { showProgress } from './boot/progress.mjs'
import { root } from './boot/root.mjs'
import { stopChild } from './child.ts'
import { freePort } from './system/ports.ts'
import { migrateSite, servingEnvironment } from './migrate-site.ts'
import type { MigrationUrls } from './migrate-site.ts'
import { chooseDataHome, makeOpenFolder } from './postgres/places.ts'
import { startPostgres } from './postgres/start-postgres.ts'
import { waitUntilReady } from './site-server.ts'
import { listenForStop } from './stopping.ts'

const stopPatienceMs = 10_000
const readyPatienceMs = 120_000

const stop = listenForStop()
const port = process.env['PORT'] || '8080'

function launch(args: string[], folder: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: join(root, folder),
    env: { ...servingEnvironment(), NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Resolves on a stop signal or when one of the two processes has ended. */
function firstEnd(children: ChildProcess[]): Promise<void> {
  return new Promise((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true })
    for (const child of children) child.once('exit', () => resolve())
    if (stop.aborted) resolve()
  })
}

/** The server restarts and the pages reload by themselves when a file is saved. */
async function develop(home: string, urls: MigrationUrls): Promise<void> {
  await migrateSite(urls)
  const serverPort = String(await freePort())
  const server = launch(['--watch', '--watch-preserve-output', 'src/app/main.ts'], 'server', {
    DATABASE_URL: urls.url,
    DATA_DIR: home,
    PORT: serverPort,
    HOST: '127.0.0.1',
    // A saved file ends the server by SIGTERM.
    DRAIN_NOTICE_MS: '0',
    DRAIN_SOCKETS_MS: '0',
  })
  const address = `http://127.0.0.1:${serverPort}`
  const ready = await waitUntilReady({ over: firstEnd([server]) }, address, readyPatienceMs)
  if (stop.aborted) return stopChild(server, stopPatienceMs)
  if (!ready) console.error('The server is not ready yet; save a file to start it again.')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const pages = launch([vite, '--port', port, '--strictPort'], 'web', { XINGHE_SERVER: address })
  console.log(`\nDemo accounts are in ${join(home, 'welcome.json')}\n`)
  await firstEnd([server, pages])
  await Promise.all([server, pages].map((child) => stopChild(child, stopPatienceMs)))
}

const home = join(await chooseDataHome(root), 'dev')
await makeOpenFolder(home)
const ownDatabase = process.env['DATABASE_URL'] || undefined
if (ownDatabase === undefined) {
  const progress = showProgress('Database', 'starting PostgreSQL')
  const database = await startPostgres({ dataDir: join(home, 'postgres'), name: 'xinghe' })
  progress.done(`PostgreSQL on 127.0.0.1:${database.port}`)
  try {
    await develop(home, database)
  } finally {
    await database.stop()
  }
} else {
  const ownerUrl = process.env['MIGRATION_DATABASE_URL'] || undefined
  await develop(home, { url: ownDatabase, ownerUrl })
}
