import { setTimeout as pause } from 'node:timers/promises'
import {
  isConnectionLost,
  isLockTimeout,
  isUniqueViolation,
} from '../../../platform/database/connect.ts'
import type { SendAnswer, PreparedOrder } from '../order/send-order.ts'

export interface Gatherer {
  /** Resolves after the commit. Rejects where the outcome is not known: the client asks again by its cid. */
  submit(order: PreparedOrder): Promise<SendAnswer>
  /** Resolves when everything that was submitted is answered. */
  close(): Promise<void>
}

interface Waiting {
  readonly order: PreparedOrder
  readonly resolve: (answer: SendAnswer) => void
  readonly reject: (error: unknown) => void
}

interface Queue {
  waiting: Waiting[]
  running: boolean
}

export interface GatherOptions {
  /** How long the first message of a batch waits for others. */
  readonly windowMs: number
  readonly batchMost: number
  /** Unanswered messages of one room; further ones are refused. */
  readonly most: number
}

const usual: GatherOptions = { windowMs: 50, batchMost: 500, most: 4_000 }
const retryPausesMs = [50, 200, 500, 1_000]

/** Worth another try: a unique cid makes a repetition harmless. */
const isPassing = (error: unknown): boolean =>
  isConnectionLost(error) || isLockTimeout(error) || isUniqueViolation(error)

/** The messages of one room go together into one transaction, and one transaction after the other. */
export const gatherSends = (
  run: (rid: string, batch: readonly PreparedOrder[]) => Promise<readonly SendAnswer[]>,
  { windowMs, batchMost, most }: GatherOptions = usual,
): Gatherer => {
  const queues = new Map<string, Queue>()
  const busy = new Set<Promise<void>>()

  const runWithRetries = async (
    rid: string,
    orders: readonly PreparedOrder[],
  ): Promise<readonly SendAnswer[]> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await run(rid, orders)
      } catch (error) {
        const ms = retryPausesMs[tries]
        if (ms === undefined || !isPassing(error)) throw error
        await pause(ms)
      }
    }
  }
  const runBatch = async (rid: string, batch: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await runWithRetries(
        rid,
        batch.map(({ order }) => order),
      )
      for (const [at, { resolve, reject }] of batch.entries()) {
        const answer = answers[at]
        if (answer === undefined) reject(new Error('a message was not answered'))
        else resolve(answer)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  const drain = async (rid: string, queue: Queue): Promise<void> => {
    await pause(windowMs)
    while (queue.waiting.length > 0) await runBatch(rid, queue.waiting.splice(0, batchMost))
    queue.running = false
    queues.delete(rid)
  }

  return {
    submit: (order) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(order.rid) ?? { waiting: [], running: false }
        queues.set(order.rid, queue)
        if (queue.waiting.length >= most) return resolve({ refusal: 'too-often' })
        queue.waiting.push({ order, resolve, reject })
        if (queue.running) return
        queue.running = true
        const work = drain(order.rid, queue).finally(() => busy.delete(work))
        busy.add(work)
      }),
    async close() {
      await Promise.all(busy)
    },
  }
}
