/** Shortest text of a number at the given decimals; the files stay small. */
export function fixed(value: number, decimals = 1): string {
  const factor = 10 ** decimals
  return String(Math.round(value * factor) / factor).replace(/^(-?)0\./, '$1.')
}

export interface Dice {
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  readonly normal: () => number
  readonly pick: <T>(choices: readonly T[]) => T
}

/** mulberry32: the same seed always gives the same picture. */
export function seeded(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    normal: () => next() + next() + next() + next() - 2,
    pick: (choices) => {
      const chosen = choices[Math.floor(next() * choices.length)]
      if (chosen === undefined) throw new Error('nothing to pick from')
      return chosen
    },
  }
}

export const range = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i)
