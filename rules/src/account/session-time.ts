import { later, minuteMs, type Instant } from '../base/instant.ts'

/** Minutes that a member may choose for the length of a login and for the reality check. */
export const shortestPlayMinutes = 5
export const longestPlayMinutes = 1_440

/** Interval of the reality check until the member chooses another. */
export const defaultRealityCheckMinutes = 60

/** When a login ends by the member's own limit; null without one. */
export const sessionTimeEnds = (made: Instant, minutes: number | null): Instant | null =>
  minutes === null ? null : later(made, minutes * minuteMs)

/** The next reality check after `now`: whole intervals since the login. */
export const nextRealityCheck = (made: Instant, minutes: number, now: Instant): Instant => {
  const everyMs = minutes * minuteMs
  const passed = Math.max(0, Math.floor((now - made) / everyMs))
  return later(made, (passed + 1) * everyMs)
}
