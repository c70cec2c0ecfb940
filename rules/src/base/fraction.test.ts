import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compare,
  floorOf,
  fraction,
  decimalText,
  fractionText,
  half,
  minus,
  one,
  over,
  plus,
  roundHalfUp,
  times,
  zero,
  type Fraction,
} from './fraction.ts'

const whole = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
const bottom = whole.filter((value) => value !== 0n)
const fractions = fc.tuple(whole, bottom).map(([top, under]) => fraction(top, under))

describe('fraction', () => {
  it('is kept in lowest terms with the sign on top', () => {
    expect(fraction(6, -4)).toEqual({ top: -3n, bottom: 2n })
    expect(fraction(0n, -7n)).toEqual(zero)
    expect(fraction(5)).toEqual({ top: 5n, bottom: 1n })
  })

  it('refuses a bottom of zero and a number that is not whole', () => {
    expect(() => fraction(1, 0)).toThrow('bottom')
    expect(() => fraction(0.5)).toThrow(RangeError)
  })

  it('adds, multiplies and takes back without loss', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(minus(plus(a, b), b)).toEqual(a)
        expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)))
        if (b.top !== 0n) expect(over(times(a, b), b)).toEqual(a)
      }),
    )
  })

  it('is ordered as its difference is', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        expect(compare(a, b)).toBe(-compare(b, a) || 0)
        expect(compare(a, plus(a, one))).toBe(-1)
      }),
    )
    expect(compare(half, fraction(2, 4))).toBe(0)
  })
})

describe('rounding', () => {
  it.each<[Fraction, bigint]>([
    [fraction(1, 2), 1n],
    [fraction(-1, 2), 0n],
    [fraction(3, 2), 2n],
    [fraction(-3, 2), -1n],
    [fraction(149, 100), 1n],
    [fraction(-151, 100), -2n],
    [fraction(7), 7n],
  ])('takes $top/$bottom to %s', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded)
  })

  it('moves a value by at most a half, and never down by a half', () => {
    fc.assert(
      fc.property(fractions, (value) => {
        const moved = minus(fraction(roundHalfUp(value)), value)
        expect(compare(moved, half)).toBeLessThanOrEqual(0)
        expect(compare(moved, fraction(-1, 2))).toBe(1)
      }),
    )
  })

  it('floors below zero too', () => {
    expect(floorOf(fraction(-1, 3))).toBe(-1n)
    expect(floorOf(fraction(-6, 3))).toBe(-2n)
    expect(floorOf(fraction(7, 3))).toBe(2n)
  })
})

describe('decimalText', () => {
  it.each([
    [fraction(7, 2), 2, '3.50'],
    [fraction(200), 2, '200.00'],
    [fraction(1_999, 1_000), 2, '1.99'],
    [fraction(-1, 8), 2, '-0.12'],
    [fraction(-1, 1_000), 2, '0.00'],
    [fraction(200), 0, '200'],
  ])('writes %o with %i decimals as %s', (value, decimals, text) => {
    expect(decimalText(value, decimals)).toBe(text)
  })
})

describe('fractionText', () => {
  it.each([
    [fraction(5_696_437, 10_000), 4, '569.6437'],
    [fraction(1, 3), 4, '0.3333'],
    [fraction(-1, 8), 4, '-0.125'],
    [fraction(-1, 100_000), 4, '0'],
    [fraction(200), 2, '200'],
    [fraction(200), 0, '200'],
    [fraction(7, 2), 0, '3'],
  ])('writes %o with %i decimals as %s', (value, decimals, text) => {
    expect(fractionText(value, decimals)).toBe(text)
  })
})
