const scramble = (value: number): number => {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** One 32-bit seed from two; a change of either changes all bits. */
export const mixSeed = (seed: number, part: number): number =>
  scramble((Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(part | 0, 0x27d4eb2f)) + 0x165667b1)

/** FNV-1a over the code units of a text, so that an id can serve as a seed. */
export const textSeed = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return scramble(hash)
}

/** The number in [0, 1) of a seed: reproducible without the state of a generator. */
export const seedUnit = (seed: number): number => scramble(seed ^ 0x5bd1e995) / 0x1_0000_0000
