import { createRequire } from 'node:module'
import type * as library from 'lru-cache'

const { LRUCache: Whole } = createRequire(import.meta.url)('lru-cache') as typeof library

/** More entries than a test has members. */
const mostEntries = 5_000

/**
 * Stands for `lru-cache` in unit tests. It allocates room for all entries at once: for the caches of one
 * site that took longer than everything else in its start.
 */
export class LRUCache extends Whole<string, object> {
  constructor(options: library.LRUCache.OptionsMaxLimit<string, object, unknown>) {
    super({ ...options, max: Math.min(options.max, mostEntries) })
  }
}
