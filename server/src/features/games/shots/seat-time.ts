import { later, minuteMs, type Instant } from '@xinghe/rules/base/instant.ts'

/** The page asks for its seat every 20 seconds, so that two lost calls do no harm. */
export const seatMs = minuteMs

export const keptUntil = (seenAt: Instant): Instant => later(seenAt, seatMs)
