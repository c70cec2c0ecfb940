import { dayMs, hourMs, later, type Instant } from '../base/instant.ts'

/** A login ends after a day without a call, and after thirty days in any case. */
export const sessionIdleMs = 24 * hourMs
export const sessionLongestMs = 30 * dayMs
export const devicesPerMember = 5

export const sessionEnds = (made: Instant, lastSeen: Instant): Instant => {
  const idle = later(lastSeen, sessionIdleMs)
  const longest = later(made, sessionLongestMs)
  return idle < longest ? idle : longest
}

export const sessionLives = (made: Instant, lastSeen: Instant, now: Instant): boolean =>
  now < sessionEnds(made, lastSeen)
