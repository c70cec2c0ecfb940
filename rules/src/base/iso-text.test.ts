import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instant } from './instant.ts'
import { isoText } from './iso-text.ts'

const most = 8_640_000_000_000_000

it('equals toISOString in any year, also before 1970', () => {
  fc.assert(
    fc.property(fc.integer({ min: -most, max: most }), (ms) => {
      expect(isoText(instant(ms))).toBe(new Date(ms).toISOString())
    }),
  )
})

it('keeps its zeros at the ends of days, hours, minutes and seconds', () => {
  for (const ms of [0, 9, 99, 999, 1_000, 59_999, 3_599_999, 86_399_999, 86_400_000, -1])
    expect(isoText(instant(ms))).toBe(new Date(ms).toISOString())
})
