import type { Instant } from '@xinghe/rules/base/instant.ts'

/** What was read, when, and whether it is being read again. */
export interface Kept<T> {
  readonly found: T
  at: Instant
  asked: boolean
}

export const keep = <T>(found: T, at: Instant): Kept<T> => ({ found, at, asked: false })

export interface Trust {
  /** So long it is trusted. */
  readonly ms: number
  /** So long before that it is read again, while it is in use: nobody waits for what nearly always is as it was. */
  readonly earlyMs: number
}

/** Whether it is young enough; `again` is called once where it soon is not. */
export const isFresh = (
  kept: Kept<unknown>,
  now: Instant,
  trust: Trust,
  again: () => void,
): boolean => {
  const age = now - kept.at
  if (age >= trust.ms) return false
  if (age >= trust.ms - trust.earlyMs && !kept.asked) {
    kept.asked = true
    again()
  }
  return true
}
