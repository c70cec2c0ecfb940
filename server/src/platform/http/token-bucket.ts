import type { CountedLimit } from './counted-limit.ts'
import { dropOldest } from './drop-oldest.ts'

/**
 * Each key may use `burst` at once, and `perSecond` in the long run. Unlike a window, it slows a flood down
 * within seconds and not at the end of a minute.
 */
export const tokenBucket = (burst: number, perSecond: number): CountedLimit => {
  /** In the order of their last use; a bucket that is full again is forgotten. */
  const buckets = new Map<string, { readonly tokens: number; readonly at: number }>()
  const fullAfterMs = (burst / perSecond) * 1_000
  return (key) => {
    const now = performance.now()
    dropOldest(buckets, ({ at }) => now - at >= fullAfterMs)
    const known = buckets.get(key)
    const refilled = known === undefined ? burst : ((now - known.at) / 1_000) * perSecond
    const tokens = Math.min(burst, refilled + (known?.tokens ?? 0))
    const isWithin = tokens >= 1
    buckets.delete(key)
    buckets.set(key, { tokens: isWithin ? tokens - 1 : tokens, at: now })
    return isWithin
  }
}
