import { fraction, plus, times, zero, type Fraction } from '../../../base/fraction.ts'

/** Card values: 1 for an ace to 10 for ten and pictures. */
export const cardValues = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Every card is drawn anew from 52. */
export const chanceOf = (value: number): Fraction => fraction(value === 10 ? 4 : 1, 13)

export const sumOf = (terms: readonly Fraction[]): Fraction => terms.reduce(plus, zero)

/** The mean of `worth` over the next card. */
export const expected = (worth: (value: number) => Fraction): Fraction =>
  sumOf(cardValues.map((value) => times(chanceOf(value), worth(value))))
