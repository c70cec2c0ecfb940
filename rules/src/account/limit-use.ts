import { instant, siteZoneOffsetMs, type Instant } from '../base/instant.ts'
import type { Fen } from '../base/money.ts'
import { limitPeriods, type LimitPeriod } from './limits.ts'

/** When the running period began: GMT+8 midnight of today, of Monday, of the first. */
export const periodStart = (period: LimitPeriod, now: Instant): Instant => {
  const local = new Date(now + siteZoneOffsetMs)
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const sinceMonday = (local.getUTCDay() + 6) % 7
  const first = { day, week: day - sinceMonday, month: 1 }[period]
  return instant(Date.UTC(year, month, first) - siteZoneOffsetMs)
}

type PeriodStarts = Readonly<Record<LimitPeriod, Instant>>

/** Those of the last moment that was asked about: all bets of a batch ask about the same one. */
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

/** What was used since when, for each period. */
export type Counter = Readonly<Record<LimitPeriod, { readonly start: Instant; readonly used: Fen }>>

type Used = Counter[LimitPeriod]

// A later start than ours comes from a process whose clock turned the day first: it stands.
const usedSince = (start: Instant, kept: Used | undefined): Used =>
  kept !== undefined && kept.start >= start ? kept : { start, used: 0n }

/** A counter of a period that is over starts again at nothing. */
export const counterAt = (counter: Counter | null, now: Instant): Counter => {
  const starts = periodStarts(now)
  const [day, week, month] = [
    usedSince(starts.day, counter?.day),
    usedSince(starts.week, counter?.week),
    usedSince(starts.month, counter?.month),
  ]
  const isRunning = day === counter?.day && week === counter.week && month === counter.month
  return isRunning ? counter : { day, week, month }
}

const usedMore = ({ start, used }: Used, more: Fen): Used => {
  const sum = used + more
  return { start, used: sum < 0n ? 0n : sum }
}

/**
 * The counter after this much more. What comes back (a returned stake, a win, a cancelled deposit)
 * is negative and frees what was used, never more: winnings do not widen a limit.
 */
export const countMore = (counter: Counter | null, more: Fen, now: Instant): Counter => {
  const { day, week, month } = counterAt(counter, now)
  return { day: usedMore(day, more), week: usedMore(week, more), month: usedMore(month, more) }
}

/** The amounts that are set, by period; null where none is. */
export type LimitAmounts = Readonly<Record<LimitPeriod, Fen | null>>

export interface LimitHit {
  readonly period: LimitPeriod
  readonly amount: Fen
  readonly used: Fen
}

/** The shortest period whose limit this much more would pass; null when all allow it. */
export const limitHit = (
  amounts: LimitAmounts,
  counter: Counter | null,
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
