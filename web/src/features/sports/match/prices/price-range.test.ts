import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import { likeliest, priceRanges } from './price-range.ts'

const samples = [
  { at: instant(1), prices: [0, 150, 0] },
  { at: instant(2), prices: [90, 160, 0] },
  { at: instant(3), prices: [85, 140, 0] },
  { at: instant(4), prices: [95, 0, 0] },
]
const ranges = priceRanges({ sides: ['H', 'C', 'N'], samples })

it('has the first, highest, lowest, last and current price of each side that was on offer', () => {
  expect(ranges).toEqual([
    { side: 'H', first: 90, highest: 95, lowest: 85, last: 95, current: 95 },
    { side: 'C', first: 150, highest: 160, lowest: 140, last: 140, current: 0 },
  ])
})

it('draws the most likely sides, those on offer first', () => {
  const wide = ['1-0', '2-0', '0-0'].map((side, place) => ({
    side,
    first: 1,
    highest: 1,
    lowest: 1,
    last: 700 - place * 100,
    current: 700 - place * 100,
  }))
  expect(likeliest(wide, 2).map(({ side }) => side)).toEqual(['0-0', '2-0'])
  expect(likeliest(ranges, 4).map(({ side }) => side)).toEqual(['H', 'C'])
})

it('draws a market that is suspended now', () => {
  const suspended = priceRanges({
    sides: ['H', 'C'],
    samples: [
      { at: instant(1), prices: [150, 90] },
      { at: instant(2), prices: [0, 0] },
    ],
  })
  expect(likeliest(suspended, 4).map(({ side }) => side)).toEqual(['C', 'H'])
})
