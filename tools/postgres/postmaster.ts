import { spawn } from 'node:child_process'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { errorCode } from '../system/unknown.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { workersIn, worksIn } from './process-identity.ts'

const pollMs = 20
const startPatienceMs = 120_000
const stopPatienceMs = 20_000

export interface Postmaster {
  pid: number
  port: number
  status: string
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** The running server of this cluster, if there is one. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !(await worksIn(pid, cluster))) return undefined
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

async function waitForEnd(pid: number, cluster: string, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while (await worksIn(pid, cluster)) {
    if (Date.now() > deadline) return false
    await delay(pollMs)
  }
  return true
}

/**
 * Clears the remains of a killed server: workers that still hold its shared memory, and a pid file whose
 * number may meanwhile belong to any other program. The server itself takes the memory over.
 */
export async function clearRemains(cluster: string): Promise<void> {
  for (const pid of await workersIn(cluster)) {
    signal(pid, 'SIGQUIT')
    if (await waitForEnd(pid, cluster, 2000)) continue
    signal(pid, 'SIGKILL')
    await waitForEnd(pid, cluster, stopPatienceMs)
  }
  if (process.platform === 'linux') await rm(pidFile(cluster), { force: true })
}

export interface LaunchOptions {
  folder: string
  port: number
  settings: Record<string, string>
}

async function lastLines(log: string): Promise<string> {
  return (await readFile(log, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-12).join('\n')
}

/** Starts the server and waits until it takes connections. */
export async function launchPostmaster(
  binaries: Binaries,
  account: Account,
  { folder, port, settings }: LaunchOptions,
): Promise<Postmaster> {
  const cluster = join(folder, 'cluster')
  const log = join(folder, 'postgres.log')
  await rename(log, `${log}.1`).catch(() => {})
  const output = await open(log, 'w', 0o600)
  const options = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  // In a session of its own: Ctrl-C must reach the site first, which still needs its database to stop.
  const child = spawn(binaries.postgres, ['-D', cluster, ...options], {
    ...account,
    cwd: cluster,
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
    env: { TZ: 'UTC', LC_ALL: 'C' },
  })
  let failure: string | undefined
  child.once('error', (error) => (failure = error.message))
  child.once('exit', (code, name) => (failure = `it ended with ${code ?? name}`))
  child.unref()
  try {
    const deadline = Date.now() + startPatienceMs
    for (;;) {
      const found = await findPostmaster(cluster)
      if (found?.status === 'ready' && found.pid === child.pid) return found
      if (failure === undefined && Date.now() > deadline)
        failure = 'it was not ready in two minutes'
      if (failure !== undefined) {
        throw new Error(`PostgreSQL did not start: ${failure}.\n${await lastLines(log)}`)
      }
      await delay(pollMs)
    }
  } finally {
    await output.close()
  }
}

/** Waits for a server that is starting (then it is returned) or stopping (then undefined). */
export async function settle(cluster: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + startPatienceMs
  for (;;) {
    const found = await findPostmaster(cluster)
    if (found === undefined || found.status === 'ready') return found
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (pid ${found.pid}) stays ${found.status}.`)
    await delay(pollMs)
  }
}

/** Fast shutdown; after a time-out an immediate one, from which the server recovers at its next start. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const found = await findPostmaster(cluster)
  if (found === undefined) return
  signal(found.pid, 'SIGINT')
  if (await waitForEnd(found.pid, cluster, stopPatienceMs)) return
  signal(found.pid, 'SIGQUIT')
  if (await waitForEnd(found.pid, cluster, stopPatienceMs)) return
  throw new Error(`PostgreSQL (pid ${found.pid}) does not stop.`)
}
