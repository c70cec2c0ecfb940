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

/** By key, so that the long name of a key is kept once and not with each of its counters. */
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
