import { later, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { toldWaitMs } from '@xinghe/rules/sports/acceptance.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { isConnectionLost } from '../../../platform/database/connect.ts'
import type { Book } from '../book/book.ts'
import { openDeadlines } from './deadlines.ts'

/** A row that is decided when its countdown is over. */
export interface Due {
  readonly number: number
  readonly deadline: Instant
}

/** A kind of row with a countdown: orders or cash outs. */
export interface CountedDown {
  /** For the log: `orders`, `cash outs`. */
  readonly name: string
  /** Decides these rows, except rows that another process has decided. Returns the rows that must wait for the feed. */
  readonly decide: (numbers: readonly number[]) => Promise<readonly Due[]>
  /** Numbers of undecided rows with a deadline before this moment, oldest first: their process may have ended. */
  readonly findOverdue: (before: Instant, most: number) => Promise<readonly number[]>
}

export interface DeadlineLog {
  error(detail: object, text: string): void
}

/** Decides rows when their countdown is over. */
export interface DeadlineLoop {
  watch(rows: readonly Due[]): void
  /** Decides every row whose countdown is over. A timer does it too. */
  decideDue(): Promise<void>
  close(): Promise<void>
}

const tickMs = 100
const scanMs = 5 * secondMs
/** A row this long past its deadline was left by a process that ended. */
const orphanMs = 5 * secondMs
/** How long rows wait for an incomplete book after a restart; then they are refused. */
const bookWaitMs = 30 * secondMs
/** Retry delay of a row that could not be decided. */
const againMs = 2 * secondMs
const decidedTogether = 256

export const openDeadlineLoop = (
  { name, decide, findOverdue }: CountedDown,
  book: Pick<Book, 'isWhole' | 'toldUntil'>,
  clock: Pick<Clock, 'now'>,
  log: DeadlineLog,
): DeadlineLoop => {
  const deadlines = openDeadlines()

  const watch = (rows: readonly Due[]): void => {
    for (const { number, deadline } of rows) deadlines.add(number, deadline)
  }
  /** Rows due by then are decided: the book has been told past their deadline, or they have waited enough. */
  const decidedUntil = (): Instant => {
    const now = clock.now()
    return Math.max(Math.min(now, book.toldUntil() ?? 0), now - toldWaitMs) as Instant
  }

  /** Isolates a row that cannot be decided by splitting the batch in halves. */
  const undecidedOf = async (numbers: readonly number[]): Promise<readonly number[]> => {
    try {
      watch(await decide(numbers))
      return []
    } catch (error) {
      if (numbers.length === 1 || isConnectionLost(error)) {
        log.error({ err: error }, `${name} were not decided`)
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
      const numbers = await findOverdue(before, decidedTogether)
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
      log.error({ err: error }, `${name} were not looked for`),
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
