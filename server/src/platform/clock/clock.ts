import { instant, type Instant } from '@xinghe/rules/base/instant.ts'

/**
 * The only place that reads the time. The sandbox clock can be moved forward and stopped, never moved back.
 */
export interface Clock {
  now(): Instant
  /** Null for the system clock, which cannot be moved. */
  readonly advance: ((ms: number) => void) | null
  /** Stops the clock, or lets it run on from the time at which it was stopped; sandbox clock only. */
  readonly stop?: (stopped: boolean) => void
}

export const systemClock: Clock = { now: () => instant(Date.now()), advance: null }

export const sandboxClock = (): Clock => {
  let aheadMs = 0
  let stoppedAt: number | null = null
  const now = (): Instant => instant(stoppedAt ?? Date.now() + aheadMs)
  return {
    now,
    advance(ms) {
      const byMs = Math.max(0, ms)
      if (stoppedAt === null) aheadMs += byMs
      else stoppedAt += byMs
    },
    stop(stopped) {
      aheadMs = now() - Date.now()
      stoppedAt = stopped ? now() : null
    },
  }
}
