import type { FastifyBaseLogger } from 'fastify'
import { Worker } from 'node:worker_threads'
import type { Clock } from '../../../../platform/clock/clock.ts'
import type { Feed } from '../feed.ts'
import type { SimulationOptions } from './simulation.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'

const tickMs = 250

/**
 * The simulated world in a thread of its own: pricing thousands of matches takes seconds, and calls
 * are answered meanwhile.
 */
export const simulatorFeed = (
  options: SimulationOptions,
  clock: Pick<Clock, 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Feed => {
  let worker: Worker | null = null
  let timer: ReturnType<typeof setInterval> | null = null
  return {
    start(hear, since) {
      const workerData: WorkerStart = { options, since }
      const started = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData,
        // A runner of tests has flags of its own that a thread does not take.
        execArgv: [],
      })
      const ask = (order: ToWorker): void => started.postMessage(order, [])
      let [advancing, telling] = [false, false]
      const advance = (): void => {
        if (advancing) return
        advancing = true
        ask({ kind: 'advance', now: clock.now() })
      }
      const tellMore = (): void => {
        telling = true
        // Calls that wait have their turn between two parts.
        setImmediate(() => ask({ kind: 'more' }))
      }
      started.on('message', (message: FromWorker) => {
        if (message.kind === 'news') return hear(message.news)
        if (message.kind === 'advanced') {
          advancing = false
          if (message.more && !telling) tellMore()
        } else if (message.more) tellMore()
        else telling = false
      })
      // The book falls silent by itself; nothing is offered any more.
      started.on('error', (error) => log.error({ err: error }, 'the simulated feed failed'))
      timer = setInterval(advance, tickMs)
      advance()
      worker = started
    },
    async close() {
      if (timer !== null) clearInterval(timer)
      await worker?.terminate()
    },
  }
}
