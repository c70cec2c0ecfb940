import { dayMs, type Instant } from '../base/instant.ts'
import { no, ok, type Result } from '../base/result.ts'

export interface Period {
  readonly from: Instant
  /** Not part of it. */
  readonly to: Instant
}

/** A year at a time, also a leap year. */
export const longestPeriodMs = 366 * dayMs
/** Records are kept for five years; a day more, so that no time zone cuts the first one. */
export const recordsKeptMs = (5 * 366 + 1) * dayMs

export const checkPeriod = (
  { from, to }: Period,
  now: Instant,
): Result<Period, 'period-empty' | 'period-too-long' | 'period-too-old'> => {
  if (to <= from) return no('period-empty')
  if (to - from > longestPeriodMs) return no('period-too-long')
  return from < now - recordsKeptMs ? no('period-too-old') : ok({ from, to })
}
