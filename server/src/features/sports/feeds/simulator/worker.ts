import { parentPort, workerData } from 'node:worker_threads'
import type { FeedNews } from '../feed.ts'
import { makeSimulation } from './simulation.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'

/** So much is handed over at a time that hearing it takes the other thread a few milliseconds. */
const newsAtOnce = 24
const matchesAtOnce = 8

const port = parentPort
if (port === null) throw new Error('the simulator runs as a worker')

const { options, since } = workerData as WorkerStart
const simulation = makeSimulation(options, since)
const say = (message: FromWorker): void => port.postMessage(message)

const sayAll = (news: Iterable<FeedNews>): void => {
  let batch: FeedNews[] = []
  for (const one of news) {
    batch.push(one)
    if (batch.length < newsAtOnce) continue
    say({ kind: 'news', news: batch })
    batch = []
  }
  if (batch.length > 0) say({ kind: 'news', news: batch })
}

port.on('message', (order: ToWorker) => {
  if (order.kind === 'advance') {
    sayAll(simulation.advance(order.now))
    say({ kind: 'advanced', more: simulation.isTelling() })
  } else {
    sayAll(simulation.tellMore(matchesAtOnce))
    say({ kind: 'told', more: simulation.isTelling() })
  }
})
