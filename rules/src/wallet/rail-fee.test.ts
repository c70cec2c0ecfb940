import fc from 'fast-check'
import { expect, it } from 'vitest'
import { railFee } from './rail-fee.ts'

it('takes hundredths of a percent, rounded half up', () => {
  expect(railFee(10_000n, 0)).toBe(0n)
  expect(railFee(10_000n, 50)).toBe(50n)
  expect(railFee(100n, 50)).toBe(1n)
  expect(railFee(99n, 50)).toBe(0n)
})

it('is never off by more than half a fen', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 0, max: 1_000 }), (amount, bps) => {
      const twice = 2n * (railFee(amount, bps) * 10_000n - amount * BigInt(bps))
      expect(twice > -10_000n && twice <= 10_000n).toBe(true)
    }),
  )
})
