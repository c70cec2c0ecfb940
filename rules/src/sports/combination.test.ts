import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { fraction, plus, times, zero, type Fraction } from '../base/fraction.ts'
import {
  combinationCode,
  combinationCount,
  combinationOf,
  combinationsFor,
  maxLegs,
  sumOfProducts,
} from './combination.ts'

describe('combinations', () => {
  it.each(readVectors('combinations.csv'))('%s of %s legs counts %s', (code = '', legs, count) => {
    const combination = combinationOf(code, Number(legs))
    expect(combination && combinationCount(combination)).toBe(Number(count))
  })

  it('have codes of their own', () => {
    for (let legs = 2; legs <= maxLegs; legs += 1) {
      const codes = combinationsFor(legs).map(combinationCode)
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes[0]).toBe(`${legs}x1`)
    }
  })

  it.each([
    ['3x5', 3],
    ['3x1', 4],
    ['1of3', 3],
    ['', 3],
    ['11x1', 11],
    ['1x1', 1],
  ])('knows no %s of %i legs', (code, legs) => {
    expect(combinationOf(code, legs)).toBeNull()
  })
})

const everyProduct = (factors: readonly Fraction[], size: number): Fraction[] => {
  const [first, ...rest] = factors
  if (size === 0) return [fraction(1)]
  if (first === undefined) return []
  const withFirst = everyProduct(rest, size - 1).map((product) => times(first, product))
  return [...withFirst, ...everyProduct(rest, size)]
}

it('sums the products as if each choice were written out', () => {
  const factors = fc.array(
    fc.integer({ min: 0, max: 900 }).map((hundredths) => fraction(hundredths, 100)),
    { minLength: 2, maxLength: 6 },
  )
  fc.assert(
    fc.property(factors, (legs) => {
      for (const { sizes } of combinationsFor(legs.length)) {
        const written = sizes.flatMap((size) => everyProduct(legs, size))
        expect(sumOfProducts(legs, sizes)).toEqual(written.reduce(plus, zero))
      }
    }),
  )
})
