import {
  coolOffEnds,
  exclusionEnds,
  exclusionMonths,
  startCoolOff,
  startExclusion,
  type ExclusionMonths,
  type PlayBreak,
} from '@xinghe/rules/account/play-break.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'

export const coolOffDays = [1, 3, 7, 14, 28, 42] as const

/** A length that may be chosen, and when the break would end; null is for good. */
export interface BreakChoice<Length> {
  readonly length: Length
  readonly ends: Instant | null
}

/** Only lengths beyond the end of the running break; the server applies the same rule. */
export const coolOffChoices = (taken: PlayBreak, now: Instant): BreakChoice<number>[] =>
  coolOffDays
    .filter((days) => startCoolOff(taken, days, now).ok)
    .map((days) => ({ length: days, ends: coolOffEnds(days, now) }))

export const exclusionChoices = (taken: PlayBreak, now: Instant): BreakChoice<ExclusionMonths>[] =>
  [...exclusionMonths, null]
    .filter((months) => startExclusion(taken, months, now).ok)
    .map((months) => ({
      length: months,
      ends: months === null ? null : exclusionEnds(months, now),
    }))
