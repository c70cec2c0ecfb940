import { timeToleranceMs } from '@xinghe/contract/wire.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'

/**
 * Remembers which counters each key has used. Two generations, turned over after the full width of the
 * time window: what falls out of both is too old to be accepted by its time anyway.
 */
export interface ReplayGuard {
  /** False when this key has used this counter before. */
  firstUse(key: string, counter: number, now: Instant): boolean
}

const generationMs = 2 * timeToleranceMs

export const replayGuard = (): ReplayGuard => {
  let young = new Set<string>()
  let old = new Set<string>()
  let turnedAt = 0
  return {
    firstUse(key, counter, now) {
      if (now - turnedAt >= generationMs) {
        old = now - turnedAt < 2 * generationMs ? young : new Set()
        young = new Set()
        turnedAt = now
      }
      const use = `${key}:${counter}`
      if (young.has(use) || old.has(use)) return false
      young.add(use)
      return true
    },
  }
}
