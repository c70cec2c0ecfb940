import { instant, type Instant } from '@xinghe/rules/base/instant.ts'

/** The only place that asks the time. The sandbox clock can be moved forward, never back. */
export interface Clock {
  now(): Instant
  /** Null for the system's clock, which nobody moves. */
  readonly advance: ((ms: number) => void) | null
}

export const systemClock: Clock = { now: () => instant(Date.now()), advance: null }

export const sandboxClock = (): Clock => {
  let aheadMs = 0
  return {
    now: () => instant(Date.now() + aheadMs),
    advance: (ms) => {
      aheadMs += Math.max(0, ms)
    },
  }
}
