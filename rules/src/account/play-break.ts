import { dayMs, instant, later, siteZoneOffsetMs, type Instant } from '../base/instant.ts'
import { no, ok, type Result } from '../base/result.ts'

/** A cool-off in days, an exclusion in months; null is for good. */
export const longestCoolOffDays = 42
export const exclusionMonths = [6, 12, 24, 60] as const
export type ExclusionMonths = (typeof exclusionMonths)[number] | null

/**
 * A break from play. While one runs the member can log in, read, withdraw and protect themselves
 * further, and nothing else.
 */
export interface PlayBreak {
  readonly coolOffUntil: Instant | null
  readonly excludedUntil: Instant | null
  readonly excludedForGood: boolean
}

export const noBreak: PlayBreak = {
  coolOffUntil: null,
  excludedUntil: null,
  excludedForGood: false,
}

export type RunningBreak =
  | { readonly why: 'self-excluded'; readonly until: Instant | null }
  | { readonly why: 'cooling-off'; readonly until: Instant }

/** The break in force at `now`; `until` null is for good. An exclusion outranks a cool-off. */
export const breakAt = (taken: PlayBreak, now: Instant): RunningBreak | null => {
  if (taken.excludedForGood) return { why: 'self-excluded', until: null }
  const { excludedUntil, coolOffUntil } = taken
  if (excludedUntil !== null && now < excludedUntil)
    return { why: 'self-excluded', until: excludedUntil }
  if (coolOffUntil !== null && now < coolOffUntil)
    return { why: 'cooling-off', until: coolOffUntil }
  return null
}

/** The same day and time so many months later in GMT+8; a 31st becomes the last day of its month. */
const monthsLater = (from: Instant, months: number): Instant => {
  const local = new Date(from + siteZoneOffsetMs)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(local.getUTCDate(), lastDay)
  const timeOfDay = (from + siteZoneOffsetMs) % dayMs
  return instant(Date.UTC(year, month, day) + timeOfDay - siteZoneOffsetMs)
}

/** A break can be made longer, never shorter. */
export type BreakFault = 'break-not-longer'

export const coolOffEnds = (days: number, now: Instant): Instant => later(now, days * dayMs)

export const exclusionEnds = (months: number, now: Instant): Instant => monthsLater(now, months)

const endsLater = (until: Instant, than: Instant | null): boolean => than === null || until > than

export const startCoolOff = (
  taken: PlayBreak,
  days: number,
  now: Instant,
): Result<PlayBreak, BreakFault> => {
  const until = coolOffEnds(days, now)
  const excluded = taken.excludedForGood || !endsLater(until, taken.excludedUntil)
  // Within a longer exclusion a cool-off would have no effect, so it is refused.
  if (excluded || !endsLater(until, taken.coolOffUntil)) return no('break-not-longer')
  return ok({ ...taken, coolOffUntil: until })
}

export const startExclusion = (
  taken: PlayBreak,
  months: ExclusionMonths,
  now: Instant,
): Result<PlayBreak, BreakFault> => {
  if (taken.excludedForGood) return no('break-not-longer')
  if (months === null) return ok({ ...taken, excludedForGood: true })
  const until = exclusionEnds(months, now)
  if (!endsLater(until, taken.excludedUntil)) return no('break-not-longer')
  return ok({ ...taken, excludedUntil: until })
}
