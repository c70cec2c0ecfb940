import { dayMs, later, type Instant } from '../base/instant.ts'

/** A result may be disputed for fourteen days. */
export const appealDays = 14

export const appealUntil = (settledAt: Instant): Instant => later(settledAt, appealDays * dayMs)
