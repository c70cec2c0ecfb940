import { timeToleranceMs } from '@xinghe/contract/wire.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'

/**
 * Stores the counters that each key has used, in two generations that rotate after the full width of the
 * time window: a counter in neither is too old to be accepted by its time. Bounded by time and not by size,
 * because an evicted counter could be replayed.
 */
export interface ReplayGuard {
  /** False when this key has used this counter before. */
  firstUse(key: string, counter: number, now: Instant): boolean
}

const generationMs = 2 * timeToleranceMs

/** By key, so that the long key is stored once and not with each counter. */
type Generation = Map<string, Set<number>>

const hasUsed = (generation: Generation, key: string, counter: number): boolean =>
  generation.get(key)?.has(counter) ?? false

const note = (generation: Generation, key: string, counter: number): void => {
  const counters = generation.get(key)
  if (counters === undefined) generation.set(key, new Set([counter]))
  else counters.add(counter)
}

export const replayGuard = (): ReplayGuard => {
  let young: Generation = new Map()
  let old: Generation = new Map()
  let turnedAt = 0
  return {
    firstUse(key, counter, now) {
      if (now - turnedAt >= generationMs) {
        old = now - turnedAt < 2 * generationMs ? young : new Map()
        young = new Map()
        turnedAt = now
      }
      if (hasUsed(young, key, counter) || hasUsed(old, key, counter)) return false
      note(young, key, counter)
      return true
    },
  }
}
