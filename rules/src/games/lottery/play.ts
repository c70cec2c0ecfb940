import type { Numbers } from '../shared/shared-game.ts'

/** Index of an animal of the zodiac, 0 the rat to 11 the pig. */
export type Animal = number

export type Verdict = 'won' | 'push' | 'lost'

/** A member's choice within a play: a side, or numbers; `place` is 0 where the play has no places. */
export interface Pick {
  readonly place: number
  readonly side: string
  readonly numbers: Numbers
}

export type PickShape =
  | { readonly kind: 'side'; readonly sides: readonly string[] }
  /** Different numbers whose order does not matter. */
  | {
      readonly kind: 'set'
      readonly from: number
      readonly to: number
      readonly count: number
    }
  /** Numbers in order. */
  | {
      readonly kind: 'sequence'
      readonly from: number
      readonly to: number
      readonly count: number
      readonly repeats: boolean
    }
  /** A number that comes twice and another that comes once. */
  | { readonly kind: 'pair-and-single'; readonly from: number; readonly to: number }

/** A draw that stands for `weight` equally likely draws. */
export interface WeightedDraw {
  readonly numbers: Numbers
  readonly weight: bigint
}

export interface Play {
  readonly code: string
  /** How many places there are to choose from, such as the ranks of a race; 0 without any. */
  readonly places: number
  readonly shape: PickShape
  /** Row of the table of returns. All picks of a row have one probability and one price. */
  row(pick: Pick, yearAnimal: Animal): string
  judge(pick: Pick, drawn: Numbers, yearAnimal: Animal): Verdict
  /** Every draw that the verdict can tell apart. */
  cases(pick: Pick, yearAnimal: Animal): Iterable<WeightedDraw>
}

export const wonIf = (isWon: boolean): Verdict => (isWon ? 'won' : 'lost')

export const total = (numbers: Numbers): number => numbers.reduce((sum, n) => sum + n, 0)

export const sameNumbers = (some: Numbers, others: Numbers): boolean =>
  some.length === others.length && some.every((number, at) => number === others[at])

export const ascending = (numbers: Numbers): number[] => numbers.toSorted((a, b) => a - b)

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step)

/** The number at a position that every draw has. */
export const at = (numbers: Numbers, position: number): number => {
  const number = numbers[position]
  if (number === undefined) throw new Error(`a draw has no position ${position}`)
  return number
}

export type FourSides = 'big' | 'small' | 'odd' | 'even'
export const fourSides: readonly FourSides[] = ['big', 'small', 'odd', 'even']

/** Whether a number is of a side; `bigFrom` is the least big number. */
export const isOfSide = (number: number, side: string, bigFrom: number): boolean => {
  if (side === 'big') return number >= bigFrom
  if (side === 'small') return number < bigFrom
  return side === 'odd' ? number % 2 === 1 : number % 2 === 0
}
