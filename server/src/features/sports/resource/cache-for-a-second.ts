import { LRUCache } from 'lru-cache'
import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'

interface Entry<T> {
  readonly madeAt: Instant
  readonly value: T
}

/** Caches up to `max` values of each owner, each of them for a second. */
export const cacheForASecond = <T>(
  max: number,
): ((owner: object, key: string, now: Instant, make: () => T) => T) => {
  const caches = new WeakMap<object, LRUCache<string, Entry<T>>>()
  return (owner, key, now, make) => {
    const cache = caches.get(owner) ?? new LRUCache<string, Entry<T>>({ max })
    caches.set(owner, cache)
    const cached = cache.get(key)
    if (cached !== undefined && now - cached.madeAt < secondMs) return cached.value
    const value = make()
    cache.set(key, { madeAt: now, value })
    return value
  }
}
