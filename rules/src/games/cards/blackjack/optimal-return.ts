import { fraction, minus, one, plus, times, type Fraction } from '../../../base/fraction.ts'
import { expected } from './card-odds.ts'
import { naturalChance } from './dealer-odds.ts'
import { bestOf, solveAgainst } from './member-odds.ts'

const isNaturalPair = (first: number, second: number): boolean =>
  first + second === 11 && (first === 1 || second === 1)

/** Net result of the best play without insurance, in stakes, against one open card. */
const bestNet = (up: number): Fraction => {
  const choicesOf = solveAgainst(up)
  const natural = naturalChance(up)
  const peeked = minus(one, natural)
  return expected((first) =>
    expected((second) => {
      if (isNaturalPair(first, second)) return times(peeked, fraction(3, 2))
      return minus(times(peeked, bestOf(choicesOf(first, second))[1]), natural)
    }),
  )
}

/** What the best play returns of the first stake; 7056410014866816666030739693 is 13 to the 25th. */
export const optimalReturn = (): Fraction => plus(one, expected(bestNet))

/** What one stake on insurance returns: 3 where the hole card under an ace is a ten. */
export const insuranceReturn = (): Fraction => times(fraction(3), naturalChance(1))
