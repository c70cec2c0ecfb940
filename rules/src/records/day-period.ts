import { dayMs, instant, later, siteDay, siteZoneOffsetMs, type Instant } from '../base/instant.ts'
import type { Period } from './period.ts'

/** First and last day, both included, as `2026-11-15` in GMT+8. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

const startOf = (day: string): Instant | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at)) return null
  const start = instant(at - siteZoneOffsetMs)
  // Date reads February 30th as a day of March.
  return siteDay(start) === day ? start : null
}

/** From midnight of the first day to midnight after the last; null for an invalid range. */
export const dayPeriod = ({ from, to }: DayRange): Period | null => {
  const first = startOf(from)
  const last = startOf(to)
  if (first === null || last === null || last < first) return null
  return { from: first, to: later(last, dayMs) }
}

/** The last `count` days, today included. */
export const lastDays = (count: number, now: Instant): DayRange => ({
  from: siteDay(later(now, -(count - 1) * dayMs)),
  to: siteDay(now),
})

/** Every day of the range, oldest first; empty for an invalid range. */
export const daysOf = (range: DayRange): string[] => {
  const period = dayPeriod(range)
  if (period === null) return []
  const count = (period.to - period.from) / dayMs
  return Array.from({ length: count }, (_, at) => siteDay(later(period.from, at * dayMs)))
}
