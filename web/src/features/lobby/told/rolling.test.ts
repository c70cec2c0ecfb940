import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rolledAmount } from './rolling.ts'

it('never passes the newest told amount, and never falls back on its way up', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 12n),
      fc.bigInt(0n, 10n ** 9n),
      fc.double({ min: -1, max: 2, noNaN: true }),
      (from, more, part) => {
        const shown = rolledAmount(from, from + more, part)
        expect(shown >= from && shown <= from + more).toBe(true)
      },
    ),
  )
})

it('shows a pool that was won at once', () => {
  expect(rolledAmount(500n, 100n, 0.1)).toBe(100n)
})

it('arrives', () => {
  expect(rolledAmount(100n, 500n, 1)).toBe(500n)
  expect(rolledAmount(100n, 500n, 0)).toBe(100n)
})
