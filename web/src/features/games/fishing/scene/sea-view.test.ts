import { seaHeight, seaWidth } from '@xinghe/rules/games/fishing/path.ts'
import { describe, expect, it } from 'vitest'
import { aimAt, alongBarrel } from './aim.ts'
import { firstHit } from './first-hit.ts'
import { placeOfSeat, seatOfPlace, viewSea } from './sea-view.ts'

describe('the sea on a stage', () => {
  it.each([
    ['wide', 1366, 600],
    ['upright', 390, 560],
  ])('covers a %s one from corner to corner', (_, width, height) => {
    const { toStage } = viewSea(width, height)
    expect(toStage({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 })
    const end = toStage({ x: seaWidth, y: seaHeight })
    expect([Math.round(end.x), Math.round(end.y)]).toEqual([width, height])
  })

  it('lets fish swim along its longer side, and keeps them large enough to hit', () => {
    const [wide, upright] = [viewSea(1366, 600), viewSea(390, 560)]
    expect(wide.toStage({ x: seaWidth, y: 0 })).toEqual({ x: 1366, y: 0 })
    expect(upright.toStage({ x: seaWidth, y: 0 })).toEqual({ x: 0, y: 560 })
    expect(upright.scale).toBe(0.42)
    expect(wide.scale).toBeGreaterThan(0.7)
  })

  it('has one’s own cannon below, whichever seat it is', () => {
    for (const mine of [0, 1, 2, 3]) {
      expect(placeOfSeat(mine, mine)).toBe(0)
      const places = [0, 1, 2, 3].map((seat) => placeOfSeat(seat, mine))
      expect(places.toSorted()).toEqual([0, 1, 2, 3])
      expect(places.map((place) => seatOfPlace(place, mine))).toEqual([0, 1, 2, 3])
    }
    expect(placeOfSeat(2, null)).toBe(2)
    const { places } = viewSea(800, 400)
    expect(places.map(({ side }) => side)).toEqual([1, 1, -1, -1])
  })
})

describe('a barrel', () => {
  const cannon = { x: 100, y: 400 }
  it('points where it is aimed', () => {
    for (const point of [
      { x: 100, y: 100 },
      { x: 300, y: 200 },
      { x: 20, y: 350 },
    ]) {
      const far = Math.hypot(point.x - cannon.x, point.y - cannon.y)
      const end = alongBarrel(cannon, aimAt(cannon, point), far)
      expect(end.x).toBeCloseTo(point.x, 6)
      expect(end.y).toBeCloseTo(point.y, 6)
    }
  })

  it('never points down', () => {
    expect(Math.abs(aimAt(cannon, { x: 500, y: 600 }))).toBeLessThan(Math.PI / 2)
    expect(Math.abs(aimAt(cannon, { x: -500, y: 400 }))).toBeLessThan(Math.PI / 2)
  })
})

describe('a bullet', () => {
  const target = (id: string, x: number, y: number, reach = 10) => ({ id, x, y, reach })
  const from = { x: 0, y: 100 }
  const to = { x: 0, y: 0 }
  it('hits the first fish on its way', () => {
    const far = target('far', 0, 20)
    const near = target('near', 5, 60)
    expect(firstHit(from, to, [far, near])?.id).toBe('near')
    expect(firstHit(from, to, [near, far])?.id).toBe('near')
  })
  it('passes those beside, behind and beyond', () => {
    const others = [target('beside', 11, 50), target('behind', 0, 120), target('beyond', 0, -20)]
    expect(firstHit(from, to, others)).toBeNull()
  })
  it('hits what it stands in', () => {
    expect(firstHit(from, from, [target('here', 3, 98)])?.id).toBe('here')
  })
})
