/**
 * Which idempotency keys this process answered last: one that comes again is looked up, others are not. A
 * key that only seems known is looked up in vain; one that is forgotten is noticed when it is written.
 */
export interface RecentKeys {
  has(key: string): boolean
  add(key: string): void
}

/** The keys themselves, of hundreds of thousands of bets, would be larger than all that is made of them. */
const defaultPlaces = 2 ** 18

/** FNV-1a of the text. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** A power of two places. The hash of a key stays at its place until that of another takes it. */
export const openRecentKeys = (places = defaultPlaces): RecentKeys => {
  const hashes = new Int32Array(places)
  const placeOf = (hash: number): number => (hash ^ (hash >>> 15)) & (places - 1)
  return {
    has(key) {
      const hash = hashOf(key)
      return hashes[placeOf(hash)] === hash
    },
    add(key) {
      const hash = hashOf(key)
      hashes[placeOf(hash)] = hash
    },
  }
}
