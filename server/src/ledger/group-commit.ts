import { setTimeout as pause } from 'node:timers/promises'
import type { Refused } from '@xinghe/contract/refusal.ts'
import { isConnectionLost, isLockTimeout } from '../platform/database/connect.ts'

export interface GroupCommit<Asked, Answer> {
  /** Answered when it is durable. Full or closed, it refuses. */
  submit(asked: Asked): Promise<Answer>
  /** Takes no more, and resolves when all that was taken is answered. */
  close(): Promise<void>
}

export interface GroupSize {
  /** So many in one transaction. */
  readonly max: number
  /** Taken and not answered yet; more are refused, or overload would show as latency. */
  readonly most: number
  /** Transactions under way at once: while one is written by the database, another is decided here. */
  readonly lanes: number
}

export interface GroupWork<Asked, Answer> {
  /**
   * One transaction, which waits for no balance that someone else holds: `held` stands in the place of
   * what it passed over.
   */
  together(batch: readonly Asked[], lane: number): Promise<readonly (Answer | 'held')[]>
  /** For one that was held, or that broke the transaction it was in. */
  alone(asked: Asked): Promise<Answer>
  /** Whose it is: what is theirs is in one lane at a time, keeps its order and never locks itself. */
  ownerOf(asked: Asked): string
  /** Whether a batch takes only one of each owner. */
  readonly oneOfEach: boolean
  readonly busy: () => Refused
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly owner: string
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** How long a lost database is waited for before callers are told that the outcome is unknown. */
const pausesMs = [50, 200, 800, 3_200]
const asideMost = 4
/** So many are shared by two lanes; fewer than half of them wait for the transaction that is under way. */
const shared = 160

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
 * Whatever waits goes into the next transaction. There is no timer: at low load a batch is one, at high
 * load it grows by itself. What needs waiting is done aside, a few at a time.
 */
export const openGroupCommit = <Asked, Answer>(
  work: GroupWork<Asked, Answer>,
  { max, most, lanes }: GroupSize,
): GroupCommit<Asked, Answer> => {
  type One = Waiting<Asked, Answer>
  let waiting: One[] = []
  const free = Array.from({ length: lanes }, (_, lane) => lane)
  /** The owners of what is under way in a lane. */
  const busy = new Set<string>()
  const aside: One[] = []
  const emptied = Promise.withResolvers<void>()
  let [taken, asideRunning] = [0, 0]
  let [closed, woken] = [false, false]

  const done = (): void => {
    taken -= 1
    if (closed && taken === 0) emptied.resolve()
  }

  const setAside = (one: One): void => {
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

  const answer = (one: One, given: Answer | 'held' | undefined): void => {
    if (given === undefined || given === 'held') return setAside(one)
    one.resolve(given)
    done()
  }
  const rejectAll = (batch: readonly One[], error: unknown): void => {
    for (const one of batch) {
      one.reject(error)
      done()
    }
  }

  /** One that breaks the transaction must not fail its mates: halves are tried until it is alone. */
  const run = async (batch: readonly One[], lane: number): Promise<void> => {
    const asked = batch.map((one) => one.asked)
    try {
      const answers = await surviving(() => work.together(asked, lane))
      for (const [at, one] of batch.entries()) answer(one, answers[at])
    } catch (error) {
      if (isConnectionLost(error)) return rejectAll(batch, error)
      // Halves would wait as long again, one after the other, for whatever is held.
      if (isLockTimeout(error)) return rejectAll(batch, work.busy())
      const [only] = batch
      if (batch.length === 1 && only !== undefined) return setAside(only)
      const half = Math.ceil(batch.length / 2)
      await run(batch.slice(0, half), lane)
      await run(batch.slice(half), lane)
    }
  }

  /**
   * So many owners wait that each free lane has work: they share it, and one reckons while another writes.
   * What is one owner's would only wait in the other lane.
   */
  const shareOf = (freeLanes: number): number =>
    !work.oneOfEach || waiting.length < shared
      ? max
      : Math.min(max, Math.ceil(waiting.length / freeLanes))

  /** The oldest first; whoever is under way already, or may stand in it once, waits for the next. */
  const takeBatch = (size: number): One[] => {
    const [batch, later]: [One[], One[]] = [[], []]
    const owners = new Set<string>()
    for (const one of waiting) {
      const fits = batch.length < size && !busy.has(one.owner)
      if (fits && !(work.oneOfEach && owners.has(one.owner))) {
        owners.add(one.owner)
        batch.push(one)
      } else later.push(one)
    }
    waiting = later
    for (const owner of owners) busy.add(owner)
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
    const size = shareOf(free.length)
    const lane = free.shift()
    if (lane === undefined) return
    const batch = takeBatch(size)
    if (batch.length === 0) return void free.push(lane)
    void runLane(batch, lane)
    wake()
  }
  const isWorthLane = (): boolean => {
    const isFirst = free.length === lanes || !work.oneOfEach
    return free.length > 0 && waiting.length >= (isFirst ? 1 : shared / lanes)
  }
  /** After this turn of the event loop: callers that come together go together. */
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
        waiting.push({ asked, owner: work.ownerOf(asked), resolve, reject })
        wake()
      }),
    close() {
      closed = true
      if (taken === 0) emptied.resolve()
      return emptied.promise
    },
  }
}
