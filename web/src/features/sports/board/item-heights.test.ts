import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { itemAt, offsetsOf } from './item-heights.ts'

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
