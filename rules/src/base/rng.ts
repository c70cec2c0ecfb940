/** Random number generator passed to a rule; the same sequence gives the same result. */
export interface Rng {
  /** A whole number from 0 to `bound` − 1, each equally likely. */
  below(bound: number): number
}

/** Seeded, for simulations and tests. Not for secrets: the server passes a cryptographic source there. */
export const seededRng = (seed: number): Rng => {
  let state = seed >>> 0
  const next = (): number => {
    // mulberry32: one 32-bit state, full period, good enough for drawing a world.
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }
  return {
    below(bound) {
      // Rejection keeps every value equally likely where the bound does not divide 2^32.
      const limit = Math.floor(0x1_0000_0000 / bound) * bound
      let value = next()
      while (value >= limit) value = next()
      return value % bound
    },
  }
}
