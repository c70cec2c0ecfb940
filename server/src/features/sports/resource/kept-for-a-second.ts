import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'

interface Kept<T> {
  readonly at: Instant
  readonly value: T
}

/** Remembers up to `most` answers of each owner, none of them longer than a second. */
export const keptForASecond = <T>(
  most: number,
): ((owner: object, key: string, now: Instant, make: () => T) => T) => {
  const byOwner = new WeakMap<object, Map<string, Kept<T>>>()
  return (owner, key, now, make) => {
    const kept = byOwner.get(owner) ?? new Map<string, Kept<T>>()
    byOwner.set(owner, kept)
    const before = kept.get(key)
    if (before !== undefined && now - before.at < secondMs) return before.value
    const value = make()
    if (kept.size >= most) kept.clear()
    kept.set(key, { at: now, value })
    return value
  }
}
