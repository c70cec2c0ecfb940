import type { FastifyBaseLogger } from 'fastify'
import { Worker } from 'node:worker_threads'
import type { Clock } from '../../../../platform/clock/clock.ts'
import type { Feed } from '../../feed/feed.ts'
import { makeQuestions } from './questions.ts'
import type { SimulationOptions } from './simulation.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'

const tickMs = 250

/** The simulated world in a worker thread: pricing thousands of matches would block the server for seconds. */
export const simulatorFeed = (
  options: SimulationOptions,
  clock: Pick<Clock, 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Feed => {
  let worker: Worker | null = null
  let timer: ReturnType<typeof setInterval> | null = null
  const send = (request: ToWorker): void => worker?.postMessage(request, [])
  const questions = makeQuestions(send)
  return {
    archive: questions.archive,
    start(hear, since) {
      const workerData: WorkerStart = { options, since }
      const started = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData,
        // Not inherited: the flags of a test runner are invalid for a worker.
        execArgv: [],
      })
      worker = started
      let [advancing, snapshotRunning] = [false, false]
      const advance = (): void => {
        if (advancing) return
        advancing = true
        send({ kind: 'advance', now: clock.now() })
      }
      const continueSnapshot = (): void => {
        snapshotRunning = true
        // Waiting calls are answered between two parts of the snapshot.
        setImmediate(() => send({ kind: 'more' }))
      }
      started.on('message', (message: FromWorker) => {
        if (message.kind === 'news') return hear(message.news)
        if (message.kind === 'answer') return questions.hear(message)
        if (message.kind === 'advanced') {
          advancing = false
          if (message.more && !snapshotRunning) continueSnapshot()
        } else if (message.more) continueSnapshot()
        else snapshotRunning = false
      })
      // Without a feed the book suspends every match by itself.
      started.on('error', (error) => {
        log.error({ err: error }, 'the simulated feed failed')
        questions.fail(error instanceof Error ? error : new Error('the simulated feed failed'))
      })
      timer = setInterval(advance, tickMs)
      advance()
    },
    async close() {
      if (timer !== null) clearInterval(timer)
      questions.fail(new Error('the simulated feed is closed'))
      await worker?.terminate()
    },
  }
}
