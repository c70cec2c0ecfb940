import type { Instant } from '@xinghe/rules/base/instant.ts'

/** A cached value with the time at which it was read. */
export interface CacheEntry<T> {
  readonly value: T
  readAt: Instant
  isRefreshing: boolean
}

export const cacheEntry = <T>(value: T, readAt: Instant): CacheEntry<T> => ({
  value,
  readAt,
  isRefreshing: false,
})

export interface CacheTimes {
  readonly ttlMs: number
  /** An entry in use is read again this long before it expires, so that no call waits for the read. */
  readonly refreshAheadMs: number
}

export const isExpired = (
  { readAt }: CacheEntry<unknown>,
  now: Instant,
  { ttlMs }: CacheTimes,
): boolean => now - readAt >= ttlMs

/** Starts a refresh of an entry that soon expires, unless one is running. */
export const refreshAhead = (
  entry: CacheEntry<unknown>,
  now: Instant,
  { ttlMs, refreshAheadMs }: CacheTimes,
  refresh: () => void,
): void => {
  if (entry.isRefreshing || now - entry.readAt < ttlMs - refreshAheadMs) return
  entry.isRefreshing = true
  refresh()
}
