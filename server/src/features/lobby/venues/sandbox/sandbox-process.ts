import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import type { VenueAddress } from '../ask-venue.ts'

const startPatienceMs = 20 * secondMs
const stopPatienceMs = 2 * secondMs
const started = z.object({ port: z.number() })

/** The path of this site under which the sandbox venue is shown. */
export const sandboxPath = '/sandbox/venue'

/** The sandbox venue in its own process, started when its address is first needed. */
export interface SandboxProcess {
  address(): Promise<VenueAddress>
  /** Null while it does not run. */
  pid(): number | null
  close(): Promise<void>
}

const start = async (child: ChildProcess, databaseUrl: string): Promise<VenueAddress> => {
  const secret = randomBytes(32).toString('base64url')
  const ended = once(child, 'exit').then(() => {
    throw new Error('the sandbox venue ended')
  })
  child.send({ databaseUrl, secret, publicPath: sandboxPath })
  const [message] = (await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(startPatienceMs) }),
    ended,
  ])) as unknown[]
  const { port } = z.parse(started, message)
  ended.catch(() => undefined)
  return { url: `http://127.0.0.1:${port}`, secret, oldSecret: null }
}

/**
 * The secret is sent over the IPC channel, so that no process list shows it. The process ends with the
 * channel.
 */
export const openSandbox = (databaseUrl: string): SandboxProcess => {
  let child: ChildProcess | null = null
  let starting: Promise<VenueAddress> | null = null
  let closed = false

  const spawn = (): Promise<VenueAddress> => {
    const made = fork(new URL('./main.ts', import.meta.url), [], {
      execArgv: [],
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = made
    // The next request starts a new process.
    made.once('exit', () => {
      if (child === made) [child, starting] = [null, null]
    })
    return start(made, databaseUrl).catch((error: unknown) => {
      made.kill('SIGKILL')
      throw error
    })
  }

  return {
    address() {
      if (closed) return Promise.reject(new Error('the sandbox venue is closed'))
      starting ??= spawn()
      return starting
    },
    pid: () => child?.pid ?? null,
    async close() {
      closed = true
      if (child === null) return
      const ended = once(child, 'exit')
      const leaving = child
      leaving.disconnect()
      await Promise.race([ended, pause(stopPatienceMs, undefined, { ref: false })])
      leaving.kill('SIGKILL')
    },
  }
}
