import { dayMs, type Instant } from '../base/instant.ts'
import { no, ok, type Result } from '../base/result.ts'

export interface Period {
  readonly from: Instant
  /** Exclusive. */
  readonly to: Instant
}

/** A year at a time, also a leap year. */
export const longestPeriodMs = 366 * dayMs
/** Records are kept for five years, plus a day so that no time zone cuts the first one. */
export const recordRetentionMs = (5 * 366 + 1) * dayMs

export const checkPeriod = (
  { from, to }: Period,
  now: Instant,
): Result<Period, 'period-empty' | 'period-too-long' | 'period-too-old'> => {
  if (to <= from) return no('period-empty')
  if (to - from > longestPeriodMs) return no('period-too-long')
  return from < now - recordRetentionMs ? no('period-too-old') : ok({ from, to })
}
