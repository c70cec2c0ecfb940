import { describe, expect, it } from 'vitest'
import { titleChances, titleMarket, titleWinners } from './title-market.ts'

const prospect = (points: number, variance: number, difference = 0) => ({
  points,
  variance,
  difference,
})

describe('the chances of a title', () => {
  it('sum to 1, and are equal for equal sides', () => {
    const chances = titleChances(Array.from({ length: 4 }, () => prospect(50, 30)))
    for (const chance of chances) expect(chance).toBeCloseTo(0.25, 6)
  })

  it('follow the points, the more surely the less is left to play', () => {
    const early = titleChances([prospect(60, 80), prospect(52, 80), prospect(40, 80)])
    const late = titleChances([prospect(60, 4), prospect(52, 4), prospect(40, 4)])
    expect(early[0]).toBeGreaterThan(early[1] ?? 1)
    expect(early[1]).toBeGreaterThan(early[2] ?? 1)
    expect(late[0]).toBeGreaterThan(0.97)
    expect(late.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })

  it('leave the house its margin, and close sides that can no longer win', () => {
    const teams = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
    const market = titleMarket(
      teams,
      new Map([
        ['a', prospect(60, 20)],
        ['b', prospect(58, 20)],
        ['c', prospect(10, 20)],
      ]),
      1_500,
    )
    for (const { probability, hk } of market) {
      if (hk > 0) expect(probability * (1 + hk / 100)).toBeLessThanOrEqual(1 / 1.15)
    }
    expect(market[2]?.hk).toBe(0)
  })
})

describe('the champion', () => {
  it('has the most points, or the better difference', () => {
    const table = new Map([
      ['a', prospect(60, 0, 10)],
      ['b', prospect(60, 0, 20)],
      ['c', prospect(59, 0, 90)],
    ])
    expect(titleWinners(table)).toEqual(['b'])
  })

  it('shares the title where both are equal', () => {
    const table = new Map([
      ['a', prospect(60, 0, 20)],
      ['b', prospect(60, 0, 20)],
      ['c', prospect(12, 0, 0)],
    ])
    expect(titleWinners(table)).toEqual(['a', 'b'])
  })
})
