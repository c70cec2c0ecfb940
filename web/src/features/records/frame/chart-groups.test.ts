import { describe, expect, it } from 'vitest'
import { byMonth, chartSums, sharesOf } from './chart-groups.ts'

describe('chartSums', () => {
  it('has a bar for every day, also the quiet ones', () => {
    const range = { from: '2026-11-13', to: '2026-11-15' }
    expect(chartSums([{ day: '2026-11-14', in: 5n, out: 2n }], range)).toEqual([
      { day: '2026-11-13', in: 0n, out: 0n },
      { day: '2026-11-14', in: 5n, out: 2n },
      { day: '2026-11-15', in: 0n, out: 0n },
    ])
  })

  it('adds the days of a long range up by month and loses none of the money', () => {
    const range = { from: '2026-01-15', to: '2026-04-02' }
    expect(byMonth(range)).toBe(true)
    const days = [
      { day: '2026-01-15', in: 1n, out: 0n },
      { day: '2026-01-31', in: 2n, out: 1n },
      { day: '2026-04-02', in: 4n, out: 0n },
    ]
    expect(chartSums(days, range)).toEqual([
      { day: '2026-01', in: 3n, out: 1n },
      { day: '2026-02', in: 0n, out: 0n },
      { day: '2026-03', in: 0n, out: 0n },
      { day: '2026-04', in: 4n, out: 0n },
    ])
  })
})

it('draws the highest bar in full and nothing where nothing moved', () => {
  expect(sharesOf([{ day: 'a', in: 100n, out: 50n }])).toEqual([[1, 0.5]])
  expect(sharesOf([{ day: 'a', in: 0n, out: 0n }])).toEqual([[0, 0]])
})
