import { dropOldest } from './drop-oldest.ts'

const windowMs = 60_000

/** Counts one more of this key in its minute; false where it is over the limit. */
export type CountedLimit = (key: string) => boolean

/**
 * At most so many a minute for each key. A window begins with a key's first use. No window is dropped before
 * its end, or a caller with many addresses could reset a count; memory is bounded by the uses of one minute.
 */
export const countedLimit = (mostPerMinute: number): CountedLimit => {
  /** In the order in which the windows began. */
  const windows = new Map<string, { count: number; readonly beganAt: number }>()
  return (key) => {
    const now = performance.now()
    dropOldest(windows, ({ beganAt }) => now - beganAt >= windowMs)
    const window = windows.get(key)
    if (window === undefined) {
      windows.set(key, { count: 1, beganAt: now })
      return true
    }
    window.count += 1
    return window.count <= mostPerMinute
  }
}
