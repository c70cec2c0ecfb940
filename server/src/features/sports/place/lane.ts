import { setTimeout as pause } from 'node:timers/promises'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { isConnectionLost, isLockTimeout } from '../../../platform/database/connect.ts'
import type { AskedRequest } from './batch-state.ts'
import type { BatchAnswer } from './place-batch.ts'

export interface PlaceLane {
  place(asked: AskedRequest): Promise<BatchAnswer>
  /** Takes no more, and resolves when all that was taken is answered. */
  close(): Promise<void>
}

export interface LaneSize {
  /** Requests in one transaction. */
  readonly max: number
  /** Requests taken and not answered yet; more are refused, or overload would show as latency. */
  readonly most: number
}

export interface LaneWork {
  /** One transaction; balances that others hold are not waited for. */
  together(batch: readonly AskedRequest[]): Promise<BatchAnswer[]>
  /** For one that was held by someone else. */
  alone(asked: AskedRequest): Promise<BatchAnswer>
}

interface Waiting {
  readonly asked: AskedRequest
  readonly resolve: (answer: BatchAnswer) => void
  readonly reject: (error: unknown) => void
}

/** How long a lost database is waited for before callers are told that the outcome is unknown. */
const pausesMs = [50, 200, 800, 3_200]
const asideMost = 4

/** A connection lost at the commit leaves the outcome unknown; asked again, the request ids tell it. */
const surviving = async <T>(work: () => Promise<T>): Promise<T> => {
  for (const ms of pausesMs) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      await pause(ms)
    }
  }
  return work()
}

/** Group commit: whatever waits goes into the next transaction, one request of each member. */
export const openPlaceLane = (
  work: LaneWork,
  { max, most }: LaneSize = { max: 256, most: 2_048 },
): PlaceLane => {
  let waiting: Waiting[] = []
  const aside: Waiting[] = []
  const emptied = Promise.withResolvers<void>()
  let [taken, asideRunning] = [0, 0]
  let [running, closed] = [false, false]

  const done = (): void => {
    taken -= 1
    if (closed && taken === 0) emptied.resolve()
  }

  const setAside = (one: Waiting): void => {
    aside.push(one)
    if (asideRunning < asideMost) void runAside()
  }
  const runAside = async (): Promise<void> => {
    asideRunning += 1
    for (let one = aside.shift(); one !== undefined; one = aside.shift()) {
      const { asked, resolve, reject } = one
      await surviving(() => work.alone(asked)).then(resolve, reject)
      done()
    }
    asideRunning -= 1
  }

  /** One that breaks the transaction must not fail its mates: halves are tried until it is alone. */
  const run = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await surviving(() => work.together(batch.map(({ asked }) => asked)))
      for (const [at, one] of batch.entries()) {
        const answer = answers[at]
        if (answer === undefined || answer.kind === 'held') setAside(one)
        else {
          one.resolve(answer)
          done()
        }
      }
    } catch (error) {
      // Halves would wait as long again, one after the other, for whatever is held.
      const stuck = isLockTimeout(error) ? new Refused('book-busy') : null
      if (batch.length === 1 || stuck !== null || isConnectionLost(error)) {
        for (const one of batch) {
          one.reject(stuck ?? error)
          done()
        }
        return
      }
      const half = Math.ceil(batch.length / 2)
      await run(batch.slice(0, half))
      await run(batch.slice(half))
    }
  }

  /** The oldest first; a member's second request waits for the next batch. */
  const nextBatch = (): Waiting[] => {
    const members = new Set<MemberId>()
    const batch: Waiting[] = []
    const later: Waiting[] = []
    for (const one of waiting) {
      const { memberId } = one.asked
      if (batch.length < max && !members.has(memberId)) {
        members.add(memberId)
        batch.push(one)
      } else later.push(one)
    }
    waiting = later
    return batch
  }

  const turn = async (): Promise<void> => {
    while (waiting.length > 0) await run(nextBatch())
    running = false
  }

  return {
    place: (asked) =>
      new Promise((resolve, reject) => {
        if (closed || taken >= most) return reject(new Refused('book-busy'))
        taken += 1
        waiting.push({ asked, resolve, reject })
        if (running) return
        running = true
        // After this turn of the event loop: callers that come together go together.
        setImmediate(() => void turn())
      }),
    close() {
      closed = true
      if (taken === 0) emptied.resolve()
      return emptied.promise
    },
  }
}
