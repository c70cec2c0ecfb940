import { instant, siteZoneOffsetMs, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { limitPeriods, type LimitPeriod } from './limits.ts'

/** Start of the current period: GMT+8 midnight of today, of Monday, or of the first of the month. */
export const periodStart = (period: LimitPeriod, now: Instant): Instant => {
  const local = new Date(now + siteZoneOffsetMs)
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const sinceMonday = (local.getUTCDay() + 6) % 7
  const first = { day, week: day - sinceMonday, month: 1 }[period]
  return instant(Date.UTC(year, month, first) - siteZoneOffsetMs)
}

type PeriodStarts = Readonly<Record<LimitPeriod, Instant>>

/** Cache of the last result: all bets of a batch ask about the same instant. */
let lastStarts: { readonly now: Instant; readonly starts: PeriodStarts } | null = null

const periodStarts = (now: Instant): PeriodStarts => {
  if (lastStarts?.now === now) return lastStarts.starts
  const starts = {
    day: periodStart('day', now),
    week: periodStart('week', now),
    month: periodStart('month', now),
  }
  lastStarts = { now, starts }
  return starts
}

/** Amount used in one period since its start. */
interface PeriodUse {
  readonly start: Instant
  readonly used: Fen
  /** Winnings beyond the used amount: they freed nothing, because `used` was already zero. */
  readonly surplus: Fen
}

/** Amount used of a limit, for each period. */
export type LimitCounter = Readonly<Record<LimitPeriod, PeriodUse>>

// A later start was written by a process whose clock reached the new day first: it is kept.
const runningUse = (start: Instant, kept: PeriodUse | undefined): PeriodUse =>
  kept !== undefined && kept.start >= start ? kept : { start, used: 0n, surplus: 0n }

/** A counter of a past period restarts at zero. */
export const counterAt = (counter: LimitCounter | null, now: Instant): LimitCounter => {
  const starts = periodStarts(now)
  const [day, week, month] = [
    runningUse(starts.day, counter?.day),
    runningUse(starts.week, counter?.week),
    runningUse(starts.month, counter?.month),
  ]
  const isRunning = day === counter?.day && week === counter.week && month === counter.month
  return isRunning ? counter : { day, week, month }
}

const countEach = (
  counter: LimitCounter | null,
  now: Instant,
  change: (use: PeriodUse) => PeriodUse,
): LimitCounter => {
  const { day, week, month } = counterAt(counter, now)
  return { day: change(day), week: change(week), month: change(month) }
}

/**
 * Adds a use. A negative amount (a returned stake, a win, a cancelled deposit) frees used amounts, but never
 * more than was used: winnings do not raise a limit.
 */
export const addUse = (counter: LimitCounter | null, more: Fen, now: Instant): LimitCounter =>
  countEach(counter, now, ({ start, used, surplus }) => {
    const sum = used + more
    return sum < 0n ? { start, used: 0n, surplus: surplus - sum } : { start, used: sum, surplus }
  })

/**
 * Reverses a win: only the amount that the win had freed is used again. So `used` is never below the losses
 * of the period, and a loss is counted once.
 */
export const reverseWin = (counter: LimitCounter | null, amount: Fen, now: Instant): LimitCounter =>
  countEach(counter, now, ({ start, used, surplus }) =>
    amount < surplus
      ? { start, used, surplus: surplus - amount }
      : { start, used: used + amount - surplus, surplus: 0n },
  )

/** The limit of each period; null without one. */
export type LimitAmounts = Readonly<Record<LimitPeriod, Fen | null>>

export interface LimitHit {
  readonly period: LimitPeriod
  readonly amount: Fen
  readonly used: Fen
}

/** The shortest period whose limit the additional amount would exceed; null when none. */
export const limitHit = (
  amounts: LimitAmounts,
  counter: LimitCounter | null,
  more: Fen,
  now: Instant,
): LimitHit | null => {
  if (amounts.day === null && amounts.week === null && amounts.month === null) return null
  const current = counterAt(counter, now)
  for (const period of limitPeriods) {
    const amount = amounts[period]
    const { used } = current[period]
    if (amount !== null && used + more > amount) return { period, amount, used }
  }
  return null
}
