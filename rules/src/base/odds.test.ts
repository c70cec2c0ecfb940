import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../vectors/read-vectors.ts'
import { compare, fraction, zero } from './fraction.ts'
import {
  hkPrice,
  isHkPrice,
  marginOf,
  oddsOf,
  oddsText,
  oddsTypeFor,
  oddsTypes,
  smallestMarginBps,
  smallestViewedMargin,
  viewedFrom,
  viewedUpTo,
  winPerRisk,
} from './odds.ts'

const viewed = fc.integer({ min: viewedFrom, max: viewedUpTo }).map(hkPrice)

describe('the four views', () => {
  it.each(readVectors('odds.csv'))(
    'shows %s as E %s, M %s, I %s',
    (hk = '', european, malay, indonesian) => {
      const price = hkPrice(Math.round(Number(hk) * 100))
      expect(oddsText(oddsOf(price, 'H'))).toBe(hk)
      expect(oddsText(oddsOf(price, 'E'))).toBe(european)
      expect(oddsText(oddsOf(price, 'M'))).toBe(malay)
      expect(oddsText(oddsOf(price, 'I'))).toBe(indonesian)
    },
  )

  it('never pay less than the Hong Kong price, and E pays exactly it', () => {
    fc.assert(
      fc.property(viewed, fc.constantFrom(...oddsTypes), (hk, type) => {
        const win = winPerRisk(oddsOf(hk, type))
        expect(compare(win, fraction(hk, 100))).toBeGreaterThanOrEqual(0)
        if (type === 'E' || type === 'H') expect(win).toEqual(fraction(hk, 100))
      }),
    )
  })
})

describe('oddsTypeFor', () => {
  it.each([
    ['M', true, 95, 'M'],
    ['I', true, 10, 'I'],
    ['H', true, 400, 'H'],
    ['M', true, 9, 'E'],
    ['M', true, 401, 'E'],
    ['H', false, 95, 'E'],
    ['E', true, 95, 'E'],
  ] as const)('answers a wish for %s (views %s, price %i) with %s', (wanted, views, hk, type) => {
    expect(oddsTypeFor(wanted, views, hkPrice(hk))).toBe(type)
  })
})

describe('the margin of two sides', () => {
  it('stays with the book for every choice of odds types', () => {
    const range = Array.from({ length: viewedUpTo - viewedFrom + 1 }, (_, step) =>
      hkPrice(viewedFrom + step),
    )
    const near = range.flatMap((one) =>
      range
        .filter((other) => {
          const margin = 100 / (100 + one) + 100 / (100 + other) - 1
          // Beyond 2 % every cut of two prices together is covered anyway.
          return one <= other && margin > 0.005 && margin < 0.02
        })
        .map((other) => [one, other]),
    )
    const safe = near.filter(
      (prices) => compare(marginOf(prices, ['H']), smallestViewedMargin) >= 0,
    )
    expect(safe.length).toBeGreaterThan(500)
    expect(safe.filter((prices) => compare(marginOf(prices), zero) < 0)).toEqual([])
  })

  it('stays with the book for any larger margin', () => {
    fc.assert(
      fc.property(fc.tuple(viewed, viewed), (prices) => {
        fc.pre(compare(marginOf(prices, ['H']), smallestViewedMargin) >= 0)
        expect(compare(marginOf(prices), zero)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is the smallest: a smaller margin can be lost to the choice of odds types', () => {
    const thin = [hkPrice(345), hkPrice(28)]
    expect(compare(marginOf(thin, ['H']), zero)).toBe(1)
    expect(compare(marginOf(thin, ['H']), smallestViewedMargin)).toBe(-1)
    expect(compare(marginOf(thin), zero)).toBe(-1)
  })

  it('is computed from the sum of the prices', () => {
    expect(marginOf([hkPrice(100), hkPrice(100)])).toEqual(zero)
    expect(marginOf([hkPrice(100), hkPrice(25)], ['H'])).toEqual(fraction(3, 10))
  })
})

it.each([0, -5, 0.5, Number.NaN, Infinity, 100_001])('takes %s for no price', (hundredths) => {
  expect(isHkPrice(hundredths)).toBe(false)
  expect(() => hkPrice(hundredths)).toThrow('no Hong Kong price')
})

it('the smallest margin of a price is what the best view of it gives away, and no more', () => {
  const gain = (hk: number): number => {
    const best = oddsTypes.map((type) => winPerRisk(oddsOf(hkPrice(hk), type)))
    const most = Math.max(...best.map(({ top, bottom }) => Number(top) / Number(bottom)))
    return (1 + most) / (1 + hk / 100)
  }
  const given = Array.from({ length: viewedUpTo - viewedFrom + 1 }, (_, at) =>
    gain(viewedFrom + at),
  )
  expect(Math.max(...given)).toBeLessThanOrEqual(1 + smallestMarginBps / 10_000)
  expect(Math.max(...given)).toBeGreaterThan(1 + (smallestMarginBps - 1) / 10_000)
})
