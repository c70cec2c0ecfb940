import { parentPort, workerData } from 'node:worker_threads'
import type { FeedNews } from '../feed.ts'
import { makeSimulation } from './simulation.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'

/** So much is handed over at a time that hearing it takes the other thread a few milliseconds. */
const newsAtOnce = 40
const matchesAtOnce = 12

const port = parentPort
if (port === null) throw new Error('the simulator runs as a worker')

const { options, since } = workerData as WorkerStart
const simulation = makeSimulation(options, since)
const say = (message: FromWorker): void => port.postMessage(message)

const sayAll = (news: Iterable<FeedNews>): number => {
  let [batch, said]: [FeedNews[], number] = [[], 0]
  for (const one of news) {
    batch.push(one)
    said += 1
    if (batch.length < newsAtOnce) continue
    say({ kind: 'news', news: batch })
    batch = []
  }
  if (batch.length > 0) say({ kind: 'news', news: batch })
  return said
}

let telling = false
/** In turns with the ticks, which are waiting in the queue of messages meanwhile. */
const tellOn = (): void => {
  telling = sayAll(simulation.tellMore(matchesAtOnce)) > 0
  if (telling) setImmediate(tellOn)
}

port.on('message', ({ now }: ToWorker) => {
  sayAll(simulation.advance(now))
  say({ kind: 'advanced' })
  if (!telling) tellOn()
})
