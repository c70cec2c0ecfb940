import { dayMs, later, minuteMs } from '@xinghe/rules/base/instant.ts'
import { cacheEntry, isExpired, type CacheEntry } from '../../../platform/database/cache-entry.ts'
import type { Platform } from '../../../platform/parts.ts'
import { countPlayers } from './store-told.ts'

export type Players = () => Promise<ReadonlyMap<string, number>>

const times = { ttlMs: minuteMs, refreshAheadMs: 0 }

/** Members of the last 24 hours by game, counted at most once a minute in this process. */
export const cachedPlayers = ({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): Players => {
  let cached: CacheEntry<Promise<ReadonlyMap<string, number>>> | null = null
  return () => {
    const now = clock.now()
    if (cached === null || isExpired(cached, now, times)) {
      const counting = countPlayers(sql, later(now, -dayMs))
      cached = cacheEntry(counting, now)
      // The next call counts again; this one fails with its own error.
      counting.catch(() => (cached = null))
    }
    return cached.value
  }
}
