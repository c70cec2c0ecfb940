import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  certain,
  chanceAbove,
  chanceOdd,
  chanceOf,
  convolve,
  meanOf,
  mirrored,
  poisson,
  repeated,
  shifted,
  spread,
  type Distribution,
} from './distribution.ts'

const massOf = ({ mass }: Distribution): number => mass.reduce((sum, chance) => sum + chance, 0)

const die = spread([1, 2, 3, 4, 5, 6], Number, () => 1 / 6)

describe('a distribution', () => {
  it('knows two dice', () => {
    const two = convolve(die, die)
    expect(chanceOf(two, 7)).toBeCloseTo(6 / 36, 12)
    expect(chanceOf(two, 13)).toBe(0)
    expect(chanceAbove(two, 10)).toBeCloseTo(3 / 36, 12)
    expect(meanOf(two)).toBeCloseTo(7, 12)
    expect(chanceOdd(two)).toBeCloseTo(0.5, 12)
  })

  it('repeats as it adds', () => {
    const four = convolve(convolve(die, die), convolve(die, die))
    const again = repeated(die, 4)
    for (let sum = 4; sum <= 24; sum++)
      expect(chanceOf(again, sum)).toBeCloseTo(chanceOf(four, sum), 12)
    expect(repeated(die, 0)).toEqual(certain(0))
  })

  it('mirrors and shifts', () => {
    expect(chanceOf(mirrored(die), -6)).toBeCloseTo(1 / 6, 12)
    expect(chanceOf(shifted(die, 10), 16)).toBeCloseTo(1 / 6, 12)
    expect(chanceOdd(mirrored(shifted(die, -1)))).toBeCloseTo(0.5, 12)
  })

  it('keeps the whole probability of a Poisson number for any mean', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 12, noNaN: true }), (mean) => {
        expect(massOf(poisson(mean, 10))).toBeCloseTo(1, 10)
      }),
    )
    expect(chanceOf(poisson(0, 10), 0)).toBe(1)
  })
})
