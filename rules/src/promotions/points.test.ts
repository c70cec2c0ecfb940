import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pointsEarned, pointsToAdd, type ExchangeTerms } from './points.ts'

const terms: ExchangeTerms = { countedPerPoint: 10_00n, multipleHundredths: 100, gifts: [] }

it('ten yuan of counted play are one point, and a rest is none', () => {
  expect(pointsEarned(terms, 9_99n)).toBe(0)
  expect(pointsEarned(terms, 10_00n)).toBe(1)
  expect(pointsEarned(terms, 10_000_00n)).toBe(1_000)
})

it('play below zero after a correction earns nothing', () => {
  expect(pointsEarned(terms, -10_00n)).toBe(0)
})

it('points are never taken back, and are those of the highest total so far', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: -100_000n, max: 500_000n }), { minLength: 1 }),
      (steps) => {
        let [total, highest, added] = [0n, 0n, 0]
        for (const step of steps) {
          total += step
          if (total > highest) highest = total
          const more = pointsToAdd(pointsEarned(terms, total), added)
          expect(more).toBeGreaterThanOrEqual(0)
          added += more
          expect(added).toBe(Number(highest / 10_00n))
        }
      },
    ),
  )
})
