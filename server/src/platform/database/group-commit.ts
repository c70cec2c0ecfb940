import { setTimeout as pause } from 'node:timers/promises'
import type { Refused } from '@xinghe/contract/refusal.ts'
import { isConnectionLost, isLockTimeout } from './connect.ts'

/** Commits the requests of many callers in shared transactions. */
export interface GroupCommit<Asked, Answer> {
  /** Resolves when the request is committed; rejects at once when the queue is full or closed. */
  submit(asked: Asked): Promise<Answer>
  /** Rejects further requests, and resolves when all accepted ones are answered. */
  close(): Promise<void>
}

export interface GroupSize {
  /** The largest batch, which is one transaction. */
  readonly max: number
  /** The most unanswered requests; further ones are rejected, since a longer queue would only add latency. */
  readonly most: number
  /** Concurrent transactions: one is decided here while the database writes another. */
  readonly lanes: number
  /** How long after its arrival a request is tried again when the connection is lost. */
  readonly retryForMs?: number
}

export interface GroupWork<Asked, Answer> {
  /** Runs a batch as one transaction. It waits for no locks: a request whose row is locked gets `row-locked`. */
  together(batch: readonly Asked[], lane: number): Promise<readonly (Answer | 'row-locked')[]>
  /** Runs a single request whose row was locked or whose batch failed; it may wait for locks. */
  alone(asked: Asked): Promise<Answer>
  /** Requests of one owner run one at a time, in the order of their arrival. */
  ownerOf(asked: Asked): string
  readonly busy: () => Refused
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly owner: string
  /** When it was submitted, by the monotonic clock. */
  readonly since: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** Pauses between retries after a lost connection; the last one is repeated. */
const retryPausesMs = [50, 200, 500]
/** Then the caller gets the error, and may ask again by the request's id. */
const usualRetryMs = 4_000
const maxAlone = 4
/**
 * From this queue length on, two free lanes share the queue. Below half of it, a second lane stays free and the
 * queue waits for the running transaction, since larger batches cost less per request.
 */
const sharedQueueLength = 160

/** A connection lost during a commit leaves the outcome unknown. A retry is safe: requests have unique keys. */
const retryLostConnection = async <T>(work: () => Promise<T>, until: number): Promise<T> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const ms = retryPausesMs[Math.min(tries, retryPausesMs.length - 1)] ?? 0
      const isLate = performance.now() + ms > until
      if (isLate || !isConnectionLost(error)) throw error
      await pause(ms)
    }
  }
}

/**
 * All queued requests go into the next batch. There is no timer: at low load a batch has one request, and it
 * grows with the load. Requests that must wait for a lock run alone, a few at a time.
 */
export const openGroupCommit = <Asked, Answer>(
  work: GroupWork<Asked, Answer>,
  { max, most, lanes, retryForMs = usualRetryMs }: GroupSize,
): GroupCommit<Asked, Answer> => {
  type One = Waiting<Asked, Answer>
  let waiting: One[] = []
  const free = Array.from({ length: lanes }, (_, lane) => lane)
  /** Owners with a request in a running batch. */
  const busy = new Set<string>()
  const aloneQueue: One[] = []
  const emptied = Promise.withResolvers<void>()
  let [taken, aloneRunning] = [0, 0]
  let [closed, woken] = [false, false]

  const done = (): void => {
    taken -= 1
    if (closed && taken === 0) emptied.resolve()
  }

  const queueAlone = (one: One): void => {
    aloneQueue.push(one)
    if (aloneRunning < maxAlone) void drainAlone()
  }
  const drainAlone = async (): Promise<void> => {
    aloneRunning += 1
    for (let one = aloneQueue.shift(); one !== undefined; one = aloneQueue.shift()) {
      const { asked, since, resolve, reject } = one
      await retryLostConnection(() => work.alone(asked), since + retryForMs).then(resolve, reject)
      done()
    }
    aloneRunning -= 1
  }

  const answer = (one: One, given: Answer | 'row-locked' | undefined): void => {
    if (given === undefined || given === 'row-locked') return queueAlone(one)
    one.resolve(given)
    done()
  }
  const rejectAll = (batch: readonly One[], error: unknown): void => {
    for (const one of batch) {
      one.reject(error)
      done()
    }
  }

  /** When a batch fails, its halves are retried until the failing request is alone and the others pass. */
  const run = async (batch: readonly One[], lane: number): Promise<void> => {
    const asked = batch.map((one) => one.asked)
    const oldest = Math.min(...batch.map((one) => one.since))
    try {
      const answers = await retryLostConnection(
        () => work.together(asked, lane),
        oldest + retryForMs,
      )
      for (const [at, one] of batch.entries()) answer(one, answers[at])
    } catch (error) {
      if (isConnectionLost(error)) return rejectAll(batch, error)
      // The halves would wait for the same locks, one after the other.
      if (isLockTimeout(error)) return rejectAll(batch, work.busy())
      const [only] = batch
      if (batch.length === 1 && only !== undefined) return queueAlone(only)
      const half = Math.ceil(batch.length / 2)
      await run(batch.slice(0, half), lane)
      await run(batch.slice(half), lane)
    }
  }

  /** A long queue is divided among the free lanes. */
  const batchSizeFor = (freeLanes: number): number =>
    waiting.length < sharedQueueLength ? max : Math.min(max, Math.ceil(waiting.length / freeLanes))

  /** The oldest requests; those of busy owners stay in the queue. */
  const takeBatch = (size: number): One[] => {
    const [batch, later]: [One[], One[]] = [[], []]
    for (const one of waiting) {
      if (batch.length < size && !busy.has(one.owner)) {
        busy.add(one.owner)
        batch.push(one)
      } else later.push(one)
    }
    waiting = later
    return batch
  }
  const runLane = async (batch: readonly One[], lane: number): Promise<void> => {
    await run(batch, lane)
    for (const { owner } of batch) busy.delete(owner)
    free.push(lane)
    wake()
  }
  const start = (): void => {
    woken = false
    const size = batchSizeFor(free.length)
    const lane = free.shift()
    if (lane === undefined) return
    const batch = takeBatch(size)
    if (batch.length === 0) return void free.push(lane)
    void runLane(batch, lane)
    wake()
  }
  const isWorthLane = (): boolean => {
    const isFirst = free.length === lanes
    return free.length > 0 && waiting.length >= (isFirst ? 1 : sharedQueueLength / lanes)
  }
  /** Starts after this turn of the event loop, so that requests of the same turn share a batch. */
  const wake = (): void => {
    if (woken || !isWorthLane()) return
    woken = true
    setImmediate(start)
  }

  return {
    submit: (asked) =>
      new Promise((resolve, reject) => {
        if (closed || taken >= most) return reject(work.busy())
        taken += 1
        waiting.push({
          asked,
          owner: work.ownerOf(asked),
          since: performance.now(),
          resolve,
          reject,
        })
        wake()
      }),
    close() {
      closed = true
      if (taken === 0) emptied.resolve()
      return emptied.promise
    },
  }
}
