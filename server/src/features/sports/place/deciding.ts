import { later, secondMs } from '@xinghe/rules/base/instant.ts'
import { isConnectionLost } from '../../../platform/database/connect.ts'
import { openDeadlines } from './deadlines.ts'
import { decideOrders } from './decide-orders.ts'
import type { PlacedOrder } from './order.ts'
import type { Counter } from './place-batch.ts'
import { findOverdue } from './store-order.ts'

/** Decides confirming orders when their countdown is over. */
export interface Deciding {
  /** Those of them that are confirming. */
  watch(orders: readonly PlacedOrder[]): void
  /** All whose countdown is over now; a timer does so by itself. */
  decideDue(): Promise<void>
  close(): Promise<void>
}

export interface DecidingLog {
  error(detail: object, text: string): void
}

const tickMs = 100
const scanMs = 5 * secondMs
/** An order this long past its deadline belongs to a process that is gone. */
const orphanMs = 5 * secondMs
/** An order that could not be decided is tried again. */
const againMs = 2 * secondMs
const decidedTogether = 256

export const openDeciding = (counter: Counter, log: DecidingLog): Deciding => {
  const { sql, clock } = counter.platform
  const deadlines = openDeadlines()

  /** One that cannot be decided must not hold up its mates: halves are tried until it is alone. */
  const undecidedOf = async (numbers: readonly number[]): Promise<readonly number[]> => {
    try {
      await decideOrders(counter, numbers)
      return []
    } catch (error) {
      if (numbers.length === 1 || isConnectionLost(error)) {
        log.error({ err: error }, 'orders were not decided')
        return numbers
      }
      const half = Math.ceil(numbers.length / 2)
      const first = await undecidedOf(numbers.slice(0, half))
      return [...first, ...(await undecidedOf(numbers.slice(half)))]
    }
  }
  /** Answers whether all of them are. */
  const decideAll = async (numbers: readonly number[]): Promise<boolean> => {
    let whole = true
    for (let from = 0; from < numbers.length; from += decidedTogether) {
      const undecided = await undecidedOf(numbers.slice(from, from + decidedTogether))
      for (const number of undecided) deadlines.add(number, later(clock.now(), againMs))
      whole &&= undecided.length === 0
    }
    return whole
  }
  const decideOrphans = async (): Promise<void> => {
    const before = later(clock.now(), -orphanMs)
    for (;;) {
      const numbers = await findOverdue(sql, before, decidedTogether)
      const whole = await decideAll(numbers)
      if (!whole || numbers.length < decidedTogether) return
    }
  }

  /** One after the other: two that looked together would only wait for each other's locks. */
  let working: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = working.then(work)
    working = done.catch((error: unknown) =>
      // Still confirming in the database: the next scan finds them.
      log.error({ err: error }, 'orders were not looked for'),
    )
    return done
  }
  const inBackground = (work: () => Promise<void>): void => void inTurn(work).catch(() => undefined)

  const ticking = setInterval(() => {
    if (deadlines.isEmpty()) return
    const due = deadlines.due(clock.now())
    if (due.length > 0) inBackground(async () => void (await decideAll(due)))
  }, tickMs)
  const scanning = setInterval(() => inBackground(decideOrphans), scanMs)
  inBackground(decideOrphans)

  return {
    watch(orders) {
      for (const { id, deadline, state } of orders)
        if (state === 'confirming' && deadline !== null)
          deadlines.add(Number(id.slice('bet_'.length)), deadline)
    },
    decideDue: () =>
      inTurn(async () => {
        await decideAll(deadlines.due(clock.now()))
        await decideOrphans()
      }),
    async close() {
      clearInterval(ticking)
      clearInterval(scanning)
      await working
    },
  }
}
