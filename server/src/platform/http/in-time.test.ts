import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('passes on a result that comes in time, and leaves no timer behind', async () => {
  expect(await inTime(Promise.resolve('answer'), 1_000)).toBe('answer')
  await expect(inTime(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('rejects when the work takes too long', async () => {
  const late = expect(inTime(new Promise(() => undefined), 1_000)).rejects.toThrow('within 1000 ms')
  await vi.advanceTimersByTimeAsync(1_000)
  await late
})
