import { setTimeout as pause } from 'node:timers/promises'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Clock } from '../platform/clock/clock.ts'
import { isConnectionLost, type Sql } from '../platform/database/connect.ts'
import { postBatch, type BatchAnswer } from './post-batch.ts'
import { post, type Posted, type Transfer } from './post.ts'
import { withWallets } from './with-wallets.ts'

export interface Lane {
  /**
   * Moves money durably in a transaction of its own: all of these transfers or none, with the refusals
   * of `post`. Full or closed, it refuses with `lock-not-had`.
   */
  post(transfers: readonly Transfer[]): Promise<Posted>
  /** Takes no more, and resolves when all that was taken is answered. */
  close(): Promise<void>
}

export interface LaneSize {
  /** Movements in one transaction. */
  readonly max: number
  /** Movements taken and not answered yet; more are refused, or overload would show as latency. */
  readonly most: number
}

interface Waiting {
  readonly transfers: readonly Transfer[]
  readonly resolve: (posted: Posted) => void
  readonly reject: (error: unknown) => void
}

/** How long a lost database is waited for before callers are told that the outcome is unknown. */
const pausesMs = [50, 200, 800, 3_200]
const asideMost = 4
/** While one transaction is written by the database, another is decided here. */
const queueCount = 2

interface Queue {
  readonly waiting: Waiting[]
  running: boolean
}

/** A member's movements always wait in the same queue: they keep their order and never lock each other. */
const queueNumber = (transfers: readonly Transfer[]): number => {
  for (const { from, into } of transfers) {
    const own = 'memberId' in from ? from : into
    if ('memberId' in own)
      return (own.memberId.codePointAt(own.memberId.length - 1) ?? 0) % queueCount
  }
  return 0
}

/** A connection lost at the commit leaves the outcome unknown; asked again, the keys tell it. */
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

/**
 * Group commit: whatever waits goes into the next transaction. There is no timer: at low load a batch is
 * one movement, at high load it grows by itself. What needs waiting is done aside, a few at a time.
 */
export const openLane = (
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  { max, most }: LaneSize = { max: 256, most: 4_096 },
): Lane => {
  const queues: Queue[] = Array.from({ length: queueCount }, () => ({
    waiting: [],
    running: false,
  }))
  const aside: Waiting[] = []
  const emptied = Promise.withResolvers<void>()
  let [taken, asideRunning] = [0, 0]
  let closed = false

  const done = (): void => {
    taken -= 1
    if (closed && taken === 0) emptied.resolve()
  }

  const postAlone = ({ transfers, resolve, reject }: Waiting): Promise<void> =>
    surviving(() => withWallets(sql, (tx) => post(tx, transfers, clock.now()))).then(
      resolve,
      reject,
    )

  const setAside = (one: Waiting): void => {
    aside.push(one)
    if (asideRunning < asideMost) void runAside()
  }
  const runAside = async (): Promise<void> => {
    asideRunning += 1
    for (let one = aside.shift(); one !== undefined; one = aside.shift()) {
      await postAlone(one)
      done()
    }
    asideRunning -= 1
  }

  const answer = (one: Waiting, given: BatchAnswer | undefined): void => {
    if (given === undefined || given.kind === 'held') return setAside(one)
    if (given.kind === 'posted') one.resolve({ repeated: false, balanceOf: given.balanceOf })
    else if (given.kind === 'repeated') one.resolve({ repeated: true, balanceOf: () => null })
    else if (given.kind === 'balance-too-low') one.reject(new Refused('balance-too-low'))
    else one.reject(new Error(`a movement was refused: ${given.kind}`))
    done()
  }

  /** One that breaks the transaction must not fail its mates: halves are tried until it is alone. */
  const run = async (batch: readonly Waiting[]): Promise<void> => {
    const movements = batch.map(({ transfers }) => transfers)
    try {
      const answers = await surviving(() => postBatch(sql, movements, clock.now()))
      for (const [at, one] of batch.entries()) answer(one, answers[at])
    } catch {
      const [only] = batch
      if (batch.length === 1 && only !== undefined) return setAside(only)
      const half = Math.ceil(batch.length / 2)
      await run(batch.slice(0, half))
      await run(batch.slice(half))
    }
  }

  const turn = async (queue: Queue): Promise<void> => {
    while (queue.waiting.length > 0) await run(queue.waiting.splice(0, max))
    queue.running = false
  }

  return {
    post: (transfers) =>
      new Promise((resolve, reject) => {
        if (closed || taken >= most) return reject(new Refused('lock-not-had'))
        const queue = queues[queueNumber(transfers)]
        if (queue === undefined) return reject(new Error('a movement has no queue'))
        taken += 1
        queue.waiting.push({ transfers, resolve, reject })
        if (queue.running) return
        queue.running = true
        // After this turn of the event loop: callers that come together go together.
        setImmediate(() => void turn(queue))
      }),
    close() {
      closed = true
      if (taken === 0) emptied.resolve()
      return emptied.promise
    },
  }
}
