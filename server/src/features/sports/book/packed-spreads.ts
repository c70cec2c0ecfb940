import { LRUCache } from 'lru-cache'
import type { Spread } from '@xinghe/rules/sports/feed/spread.ts'

/**
 * The spreads of one match in a compact form: as objects, those of thousands of matches would take more memory
 * than their markets.
 */
export interface PackedSpreads {
  /** Shared by the matches that have the same ones. */
  readonly groups: readonly string[]
  /** For each group the lowest value, the number of masses, and the masses. */
  readonly numbers: Int32Array
}

/** Few combinations are in use at once; the limit protects the memory from a feed that invents some. */
const sharedMost = 1_000
const sharedGroups = new LRUCache<string, readonly string[]>({ max: sharedMost })

const shared = (groups: readonly string[]): readonly string[] => {
  const key = groups.join()
  const known = sharedGroups.get(key) ?? groups
  sharedGroups.set(key, known)
  return known
}

export const packSpreads = (spreads: readonly Spread[]): PackedSpreads => ({
  groups: shared(spreads.map(({ group }) => group)),
  numbers: Int32Array.from(spreads.flatMap(({ low, masses }) => [low, masses.length, ...masses])),
})

export const spreadIn = ({ groups, numbers }: PackedSpreads, wanted: string): Spread | null => {
  let first = 0
  for (const group of groups) {
    const [low = 0, length = 0] = numbers.subarray(first, first + 2)
    if (group === wanted)
      return { group, low, masses: [...numbers.subarray(first + 2, first + 2 + length)] }
    first += 2 + length
  }
  return null
}
