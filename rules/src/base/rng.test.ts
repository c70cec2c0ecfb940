import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRng } from './rng.ts'

const draw = (seed: number, count: number, bound: number): number[] => {
  const rng = seededRng(seed)
  return Array.from({ length: count }, () => rng.below(bound))
}

describe('seededRng', () => {
  it('gives the same sequence for the same seed, and another for another seed', () => {
    expect(draw(7, 20, 1_000)).toEqual(draw(7, 20, 1_000))
    expect(draw(7, 20, 1_000)).not.toEqual(draw(8, 20, 1_000))
  })

  it('stays below its bound', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        for (const value of draw(seed, 5, bound)) {
          expect(Number.isInteger(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThan(bound)
        }
      }),
    )
  })

  it('is uniform over the faces of a die', () => {
    const faces = Array.from({ length: 6 }, () => 0)
    for (const face of draw(2026, 60_000, 6)) faces[face] = (faces[face] ?? 0) + 1
    // Six standard deviations around 10,000.
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(550)
  })
})
