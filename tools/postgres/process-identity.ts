import { execFile } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'
import { numberAt, parseJson, textAt } from '../system/unknown.ts'

const run = promisify(execFile)

/** Process ids are reused; together with the start time an id is unique. */
export interface ProcessIdentity {
  pid: number
  started: string
}

async function ask(pid: number, column: string): Promise<string | undefined> {
  try {
    const { stdout } = await run('ps', ['-o', `${column}=`, '-p', String(pid)])
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}

export async function identityOf(pid: number): Promise<ProcessIdentity | undefined> {
  if (process.platform !== 'linux') {
    const started = await ask(pid, 'lstart')
    return started === undefined ? undefined : { pid, started }
  }
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces; the state is the first field after it, the start the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, started] = [fields[0], fields[19]]
    return started === undefined || state === 'Z' || state === 'X' ? undefined : { pid, started }
  } catch {
    return undefined
  }
}

export async function isAlive(identity: ProcessIdentity): Promise<boolean> {
  return (await identityOf(identity.pid))?.started === identity.started
}

/** Parses a stored identity; undefined when the text is none. */
export function parseIdentity(text: string): ProcessIdentity | undefined {
  const found = parseJson(text)
  const [pid, started] = [numberAt(found, 'pid'), textAt(found, 'started')]
  return pid === undefined || started === undefined ? undefined : { pid, started }
}

/** Whether this process is a PostgreSQL one that works in `cluster` (each of them changes into it). */
export async function worksIn(pid: number, cluster: string): Promise<boolean> {
  if ((await identityOf(pid)) === undefined) return false
  if (process.platform !== 'linux') {
    return (await ask(pid, 'command'))?.includes(cluster) ?? false
  }
  try {
    const name = (await readFile(`/proc/${pid}/comm`, 'utf8')).trim()
    return name === 'postgres' && (await readlink(`/proc/${pid}/cwd`)) === cluster
  } catch {
    return false
  }
}

/** Every PostgreSQL process of the cluster; empty without /proc, where the server's own checks must suffice. */
export async function workersIn(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const found: number[] = []
  for (const pid of pids) if (await worksIn(pid, cluster)) found.push(pid)
  return found
}
