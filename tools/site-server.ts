import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { engineFlags } from './engine-flags.ts'
import { servingEnvironment } from './migrate-site.ts'
import { keepLog } from './site-log.ts'

const pollMs = 100
const readyPatienceMs = 300_000

export interface ServerOptions {
  root: string
  env: Record<string, string | undefined>
  /** Where its log goes; left out, it goes where ours goes. */
  logFile: string | undefined
}

export interface SiteServer {
  process: ChildProcess
  /** The exit code, once it has ended and its log is written. */
  over: Promise<number>
}

/** The channel has no messages: the server stops by itself when it closes, even after kill -9. */
export function launchServer({ root, env, logFile }: ServerOptions): SiteServer {
  const output = logFile === undefined ? 'inherit' : 'pipe'
  const file = join(root, 'server/src/app/main.ts')
  const child = spawn(process.execPath, [...engineFlags, file], {
    cwd: root,
    env: { ...servingEnvironment(), ...env },
    stdio: ['ignore', output, output === 'pipe' ? 'pipe' : 'inherit', 'ipc'],
  })
  child.stderr?.pipe(process.stderr)
  const logged =
    child.stdout === null || logFile === undefined ? undefined : keepLog(child.stdout, logFile)
  const over = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
  return { process: child, over: over.then(async (code) => (await logged, code)) }
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}

/** Waits until the site says it is ready; false when it ended instead. */
export async function waitUntilReady(
  server: { over: Promise<unknown> },
  address: string,
  patienceMs = readyPatienceMs,
): Promise<boolean> {
  const end = server.over.then(
    () => true,
    () => true,
  )
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    if (await answers(address)) return true
    if (await Promise.race([delay(pollMs, false), end])) return false
  }
  return false
}
