import { describe, expect, it } from 'vitest'
import type { Prospect } from './standings.ts'
import { isTitleOpen, titleChances, titleMarket, titleWinners } from './title-market.ts'

/** Three points of a match that is left to play are in doubt. */
const prospect = (points: number, variance: number, difference = 0) => ({
  points,
  variance,
  won: points - (variance > 0 ? 1.5 : 0),
  most: points + (variance > 0 ? 1.5 : 0),
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

  const teams = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
  const marketOf = (...prospects: readonly Prospect[]) =>
    titleMarket(teams, new Map(teams.map(({ id }, at) => [id, prospects[at]!])), 500)

  it('leave the house its margin, and close sides that can no longer win', () => {
    const market = marketOf(prospect(60, 20), prospect(58, 20), prospect(10, 20))
    for (const { probability, hk } of market)
      expect(probability * (1 + hk / 100)).toBeLessThanOrEqual(1 / 1.05)
    expect(market[2]?.hk).toBe(0)
  })

  it('leave the margin where a side stands close that can no longer win', () => {
    const beaten = { ...prospect(58, 0), most: 58 }
    const market = marketOf(prospect(60, 3), prospect(59, 3), beaten)
    expect(market[2]).toMatchObject({ hk: 0, probability: 0 })
    const book = market.reduce((sum, { hk }) => sum + (hk > 0 ? 1 / (1 + hk / 100) : 0), 0)
    expect(book).toBeGreaterThanOrEqual(1.05)
  })

  it('price a strong favourite and a side that hopes for a miracle', () => {
    const behind = (points: number) => ({ ...prospect(points, 4), most: 61 })
    const market = marketOf(prospect(60, 4), behind(54), behind(50))
    expect(market[0]?.probability).toBeGreaterThan(0.953)
    expect(market.map(({ hk }) => hk)).toEqual([1, expect.any(Number), 20_000])
    expect(isTitleOpen(market)).toBe(true)
  })

  it('keep a title suspended that is as good as won', () => {
    const market = marketOf(prospect(60, 1), { ...prospect(50, 1), most: 61 }, prospect(9, 1))
    expect(market.map(({ hk }) => hk)).toEqual([1, 20_000, 0])
    expect(isTitleOpen(market)).toBe(false)
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
