import { describe, expect, it } from 'vitest'
import { profitPoints, profitScale } from './profit-line.ts'

const range = { from: '2026-03-01', to: '2026-03-04' }

describe('the profit line', () => {
  const points = profitPoints(
    [
      { day: '2026-03-02', risk: 100n, net: -60n },
      { day: '2026-03-04', risk: 100n, net: 90n },
      { day: '2026-04-01', risk: 5n, net: 5n },
    ],
    range,
  )

  it('has a point for every day and sums them up', () => {
    expect(points.map(({ net }) => net)).toEqual([0n, -60n, 0n, 90n])
    expect(points.map(({ sum }) => sum)).toEqual([0n, -60n, -60n, 30n])
  })

  it('counts a long range by months', () => {
    const months = profitPoints(
      [
        { day: '2026-01-02', risk: 1n, net: 1n },
        { day: '2026-01-09', risk: 1n, net: 2n },
      ],
      { from: '2026-01-01', to: '2026-04-30' },
    )
    expect(months.map(({ day }) => day)).toEqual(['2026-01', '2026-02', '2026-03', '2026-04'])
    expect(months[0]).toMatchObject({ risk: 2n, net: 3n, sum: 3n })
  })

  it('is drawn from the highest to the lowest with zero between', () => {
    const { place } = profitScale(points)
    expect(place(90n)).toBe(0)
    expect(place(-60n)).toBe(1)
    expect(place(0n)).toBe(0.6)
  })

  it('lies in the middle where nothing was won or lost', () => {
    expect(profitScale(profitPoints([], range)).place(0n)).toBe(0.5)
  })
})
