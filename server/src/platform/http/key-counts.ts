export interface KeyCounts {
  /** Counts one more; false, and not counted, where there are as many as may be. */
  add(key: string): boolean
  remove(key: string): void
}

/** How many there are of each key at the moment, at most `most`. */
export const keyCounts = (most: number): KeyCounts => {
  const counts = new Map<string, number>()
  return {
    add(key) {
      const count = counts.get(key) ?? 0
      if (count >= most) return false
      counts.set(key, count + 1)
      return true
    },
    remove(key) {
      const count = counts.get(key) ?? 0
      if (count <= 1) counts.delete(key)
      else counts.set(key, count - 1)
    },
  }
}
