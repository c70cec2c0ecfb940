import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandHeight, itemAt, itemHeight, offsetsOf } from './item-heights.ts'

it('finds the item in which a height lies', () => {
  const offsets = offsetsOf([2, 5, 5])
  expect(offsets).toEqual([0, 2, 7, 12])
  expect([-4, 0, 1.9, 2, 6.9, 7, 11, 90].map((height) => itemAt(offsets, height))).toEqual([
    0, 0, 0, 1, 1, 2, 2, 2,
  ])
})

it('answers the first place of an empty list', () => {
  expect(itemAt(offsetsOf([]), 50)).toBe(0)
})

it('agrees with a walk through the list', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(heights, fc.integer({ min: 0, max: 400 }), (each, height) => {
      const offsets = offsetsOf(each)
      const walked = each.findLastIndex((_, at) => (offsets[at] ?? 0) <= height)
      expect(itemAt(offsets, height)).toBe(walked)
    }),
  )
})

it('leaves 40 px for every price of a phone', () => {
  // The root size of a phone is 92.5 % of 16 px; a row has a border, a card its frame, and prices have gaps.
  const px = (rem: number): number => rem * 14.8
  const match = (rows: number) =>
    itemHeight({ kind: 'match', key: '', matchId: '', rows }, 'main', true)
  for (const rows of [2, 3]) {
    const prices = px(match(rows)) - 1 - px(3.25) - px(0.25) * (rows - 1)
    expect(prices / rows).toBeGreaterThanOrEqual(40)
  }
  const band = px(bandHeight(true)) - 1 - px(0.5) - px(0.25)
  expect(band / 2).toBeGreaterThanOrEqual(40)
})
