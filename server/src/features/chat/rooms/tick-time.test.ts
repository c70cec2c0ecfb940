import { expect, it } from 'vitest'
import { ticksApartMs, untilTickMs } from './tick-time.ts'

it('ticks begin 50 ms apart, in a crowd 250 ms', () => {
  expect([0, 499, 500, 5_000].map(ticksApartMs)).toEqual([50, 50, 250, 250])
})

it('the time that a tick takes counts, and the first after a quiet time comes at once', () => {
  expect(untilTickMs(1_000, 250, 1_080)).toBe(170)
  expect(untilTickMs(1_000, 250, 1_400)).toBe(0)
  expect(untilTickMs(Number.NEGATIVE_INFINITY, 250, 5)).toBe(0)
})
