import { parentPort, workerData } from 'node:worker_threads'
import type { FeedNews } from '../../feed/feed.ts'
import { makeSimulation } from './simulation.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'

/** Small enough that the main thread applies a batch within a few milliseconds. */
const newsPerBatch = 24
const matchesPerPart = 8

const port = parentPort
if (port === null) throw new Error('the simulator runs as a worker')

const { options, since } = workerData as WorkerStart
const simulation = makeSimulation(options, since)
const send = (message: FromWorker): void => port.postMessage(message)

const sendInBatches = (news: Iterable<FeedNews>): void => {
  let batch: FeedNews[] = []
  for (const one of news) {
    batch.push(one)
    if (batch.length < newsPerBatch) continue
    send({ kind: 'news', news: batch })
    batch = []
  }
  if (batch.length > 0) send({ kind: 'news', news: batch })
}

port.on('message', (request: ToWorker) => {
  if (request.kind === 'advance') {
    sendInBatches(simulation.advance(request.now))
    send({ kind: 'advanced', more: simulation.isSnapshotRunning() })
  } else if (request.kind === 'ask') {
    const { number, question } = request
    send({ kind: 'answer', number, answer: simulation[question.about](question.matchId) })
  } else {
    sendInBatches(simulation.continueSnapshot(matchesPerPart))
    send({ kind: 'part-sent', more: simulation.isSnapshotRunning() })
  }
})
