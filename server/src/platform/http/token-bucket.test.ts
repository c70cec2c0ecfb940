import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tokenBucket } from './token-bucket.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('lets a burst through, and then so many a second', () => {
  const isWithin = tokenBucket(3, 2)
  const tries = (count: number) =>
    Array.from({ length: count }, () => isWithin('192.0.2.1')).filter(Boolean).length
  expect(tries(10)).toBe(3)
  vi.advanceTimersByTime(1_000)
  expect(tries(10)).toBe(2)
  expect(isWithin('192.0.2.2')).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(tries(10)).toBe(3)
})

it('keeps the bucket of a key that is used without a pause', () => {
  const isWithin = tokenBucket(2, 1)
  let within = 0
  for (let at = 0; at < 100; at += 1) {
    if (isWithin('192.0.2.1')) within += 1
    vi.advanceTimersByTime(100)
  }
  expect(within).toBe(2 + 9)
})
