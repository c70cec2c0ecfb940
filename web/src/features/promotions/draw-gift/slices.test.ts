import { describe, expect, it } from 'vitest'
import { slicesOf, turnsTo } from './slices.ts'

const prizes = [{ weight: 5000 }, { weight: 2500 }, { weight: 2495 }, { weight: 5 }]

describe('the wheel', () => {
  it('has slices as wide as the odds, around the whole circle', () => {
    const slices = slicesOf(prizes)
    expect(slices.map(({ from, to }) => Math.round((to - from) * 10_000))).toEqual([
      5000, 2500, 2495, 5,
    ])
    expect(slices.at(-1)?.to).toBeCloseTo(1, 10)
  })

  it.each([
    [0, 0],
    [4999, 0],
    [5000, 1],
    [9994, 2],
    [9995, 3],
    [9999, 3],
  ])('stops with the pointer on the slice of the value %i', (value, prize) => {
    const under = 1 - (turnsTo(value, 10_000, 5) % 1)
    const found = slicesOf(prizes).findIndex(({ from, to }) => under >= from && under < to)
    expect(found).toBe(prize)
  })
})
