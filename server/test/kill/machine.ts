import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopChild } from '../../../tools/child.ts'
import { patient } from '../../../tools/machine-speed.ts'
import { freePort } from '../../../tools/system/ports.ts'
import { makeScratchFolder } from '../../../tools/postgres/places.ts'
import { findPostmaster } from '../../../tools/postgres/postmaster.ts'
import { workersIn } from '../../../tools/postgres/process-identity.ts'
import { startPostgres, type RunningPostgres } from '../../../tools/postgres/start-postgres.ts'
import { lastLines } from '../../../tools/site-log.ts'
import { launchServer, waitUntilReady, type SiteServer } from '../../../tools/site-server.ts'
import { prepareDatabase } from '../../src/platform/database/prepare-database.ts'
import type { Decision, Verdict } from './clerk.ts'

const root = new URL('../../..', import.meta.url).pathname
const patienceMs = patient(60_000)

export type Victim = 'server' | 'database'

/** A site and its PostgreSQL in processes of their own, on a disk that keeps what was committed. */
export interface Machine {
  readonly address: string
  /** The server's settings, for whoever works beside it. */
  readonly env: Readonly<Record<string, string>>
  /** Hands a withdrawal to the clerk; `decided` has it once that is committed. */
  decide(decision: Decision): void
  readonly decided: ReadonlyMap<string, Verdict>
  /** With -9, every process of it at once; the clerk dies with the server. */
  kill(victim: Victim): Promise<void>
  /** Asks the server to stop, and kills it after a while if it is told to; resolves with its exit code. */
  terminate(killAfterMs?: number): Promise<number>
  /** Starts what is down and waits until the site is ready; false when the server went down by itself. */
  revive(): Promise<boolean>
  /** The end of what the server has written. */
  lastLog(): string
  close(): Promise<void>
}

const killHard = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It went with another one.
  }
}

/** The venue's process starts when it is first asked for: on a busy machine that lasts longer than a call. */
const wakeVenue = async (address: string): Promise<void> => {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(`${address}/sandbox/venue`, { signal })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the sandbox venue did not start: ${answer.status}`)
}

export const startMachine = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<Machine> => {
  const folder = await makeScratchFolder('xinghe-kill-')
  const dataDir = await mkdtemp(join(tmpdir(), 'xinghe-kill-data-'))
  const logFile = join(dataDir, 'site.log')
  const started: RunningPostgres[] = []
  const startDatabase = async (port: number): Promise<RunningPostgres> => {
    const running = await startPostgres({ dataDir: folder, name: 'kill', port })
    started.push(running)
    return running
  }
  const database = await startDatabase(0)
  await prepareDatabase(database)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    MASTER_SECRET: randomBytes(32).toString('base64url'),
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
    RATE_FACTOR: '100000',
    PASSWORD_COST: 'least',
    LOG_LEVEL: 'warn',
    // One sport of short matches: the whole world would be the larger part of each start.
    FEED_ADAPTER: 'simulator',
    FEED_SPORTS: 'virtual-football',
    // Left unanswered by a kill, a venue is not waited for long.
    VENUE_PATIENCE_MS: '1000',
    ...settings,
  }
  const lastLog = (): string => lastLines(logFile, 20)
  let server: SiteServer | null = null
  let clerk: ChildProcess | null = null
  const handedIn = new Map<string, Decision>()
  const decided = new Map<string, Verdict>()

  const hire = (): ChildProcess => {
    const hired = fork(new URL('./clerk.ts', import.meta.url), {
      execArgv: [],
      env: { ...process.env, ...env },
      // It may go down with its database, and that is not worth a word.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    hired.on('message', ({ id, verdict }: Decision) => decided.set(id, verdict))
    hired.once('exit', () => {
      if (clerk === hired) clerk = null
    })
    for (const decision of handedIn.values()) if (!decided.has(decision.id)) hired.send(decision)
    return hired
  }

  const revive = async (): Promise<boolean> => {
    const cluster = join(folder, 'cluster')
    if ((await findPostmaster(cluster)) === undefined) await startDatabase(database.port)
    const stayed = server !== null && (await waitUntilReady(server, address, patienceMs))
    if (!stayed) {
      server = launchServer({ root, env, logFile })
      if (!(await waitUntilReady(server, address, patienceMs)))
        throw new Error(`the site did not come back\n${lastLog()}`)
    }
    await wakeVenue(address)
    clerk ??= hire()
    return stayed
  }

  const kill = async (victim: Victim): Promise<void> => {
    if (victim === 'server') {
      for (const one of [server?.process, clerk]) one?.kill('SIGKILL')
      await server?.over
      ;[server, clerk] = [null, null]
      return
    }
    const cluster = join(folder, 'cluster')
    const postmaster = await findPostmaster(cluster)
    // The first of them would otherwise start the others again.
    for (const pid of [postmaster?.pid, ...(await workersIn(cluster))])
      if (pid !== undefined) killHard(pid)
  }

  const close = async (): Promise<void> => {
    for (const one of [server?.process, clerk]) if (one) await stopChild(one, patienceMs, 'SIGINT')
    for (const running of started) await running.stop()
    await rm(folder, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }

  try {
    await revive()
  } catch (error) {
    await close()
    throw error
  }
  const decide = (decision: Decision): void => {
    handedIn.set(decision.id, decision)
    clerk?.send(decision, () => undefined)
  }
  const terminate = async (killAfterMs?: number): Promise<number> => {
    const ending = server
    ending?.process.kill('SIGTERM')
    const force = (): void => void ending?.process.kill('SIGKILL')
    const timer = killAfterMs === undefined ? undefined : setTimeout(force, killAfterMs)
    const code = await ending?.over
    clearTimeout(timer)
    server = null
    return code ?? 1
  }
  return { address, env, decide, decided, kill, terminate, revive, lastLog, close }
}
