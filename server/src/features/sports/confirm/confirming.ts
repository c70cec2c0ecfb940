import { later, minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { toldWaitMs } from '@xinghe/rules/sports/acceptance.ts'
import { isConnectionLost } from '../../../platform/database/connect.ts'
import { openDeadlines } from './deadlines.ts'
import { confirmOrders, type ConfirmingParts } from './confirm-orders.ts'
import { betNumberOf, type PlacedOrder } from '../orders/order.ts'
import { findOverdue } from './store-confirming.ts'

/** Decides confirming orders when their countdown is over. */
export interface Confirming {
  /** Schedules those of the orders that are confirming. */
  watch(orders: readonly PlacedOrder[]): void
  /** Decides every order whose countdown is over. A timer does it too. */
  decideDue(): Promise<void>
  close(): Promise<void>
}

export interface ConfirmingLog {
  error(detail: object, text: string): void
}

const tickMs = 100
const scanMs = 5 * secondMs
/** An order this long past its deadline was left by a process that ended. */
const orphanMs = 5 * secondMs
/** How long orders wait for an incomplete book after a restart; then the stake is returned. */
const bookWaitMs = 5 * minuteMs
/** Retry delay of an order that could not be decided. */
const againMs = 2 * secondMs
const decidedTogether = 256

export const openConfirming = (parts: ConfirmingParts, log: ConfirmingLog): Confirming => {
  const { platform, book } = parts
  const { sql, clock } = platform
  const deadlines = openDeadlines()

  const watch = (orders: readonly PlacedOrder[]): void => {
    for (const { id, deadline, state } of orders)
      if (state === 'confirming' && deadline !== null) deadlines.add(betNumberOf(id), deadline)
  }
  /** Orders due by then are decided: the book has been told past their deadline, or they have waited enough. */
  const decidedUntil = (): Instant => {
    const now = clock.now()
    return Math.max(Math.min(now, book.toldUntil() ?? 0), now - toldWaitMs) as Instant
  }

  /** Isolates an order that cannot be decided by splitting the batch in halves. */
  const undecidedOf = async (numbers: readonly number[]): Promise<readonly number[]> => {
    try {
      watch(await confirmOrders(parts, numbers))
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
  /** True when all were decided. */
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
    const before = later(clock.now(), book.isWhole() ? -orphanMs : -bookWaitMs)
    for (;;) {
      const numbers = await findOverdue(sql, before, decidedTogether)
      const whole = await decideAll(numbers)
      if (!whole || numbers.length < decidedTogether) return
    }
  }

  /** One at a time: concurrent runs would wait for each other's locks. */
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
    const due = deadlines.due(decidedUntil())
    if (due.length > 0) inBackground(async () => void (await decideAll(due)))
  }, tickMs)
  const scanning = setInterval(() => inBackground(decideOrphans), scanMs)
  inBackground(decideOrphans)

  return {
    watch,
    decideDue: () =>
      inTurn(async () => {
        await decideAll(deadlines.due(decidedUntil()))
        await decideOrphans()
      }),
    async close() {
      clearInterval(ticking)
      clearInterval(scanning)
      await working
    },
  }
}
