/** The room's public seed: 32 hex digits. */
const seaPattern = /^[0-9a-f]{32}$/

export const isSea = (text: string): boolean => seaPattern.test(text)

const mixed = (state: number, word: number): number => {
  let hash = Math.imul(state ^ word, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Numbers of one fish or school, in order. */
export interface SeaNumbers {
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
}

/**
 * The same numbers for the same seed and place on the server and in every browser: whole numbers alone. It
 * is public and decides no money: every fish returns the same.
 */
export const seaNumbers = (sea: string, ...place: readonly number[]): SeaNumbers => {
  let state = 0x9e3779b9
  for (let at = 0; at < sea.length; at += 8)
    state = mixed(state, Number.parseInt(sea.slice(at, at + 8), 16))
  for (const word of place) state = mixed(state, word >>> 0)
  return {
    between(least, most) {
      state = mixed(state + 0x6d2b79f5, 0x27d4eb2f)
      return least + (state % (most - least + 1))
    },
  }
}
