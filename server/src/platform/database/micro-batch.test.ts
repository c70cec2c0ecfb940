import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { microBatch } from './micro-batch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('puts items of one window into one batch, and later items into the next', async () => {
  const batches: (readonly number[])[] = []
  const add = microBatch<number>(100, async (batch) => void batches.push(batch))
  add(1)
  await vi.advanceTimersByTimeAsync(99)
  add(2)
  expect(batches).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  add(3)
  expect(batches).toEqual([[1, 2]])
  await vi.advanceTimersByTimeAsync(100)
  expect(batches).toEqual([[1, 2], [3]])
})

it('works on the next batch after one has failed', async () => {
  const batches: (readonly number[])[] = []
  const add = microBatch<number>(100, async (batch) => {
    batches.push(batch)
    if (batches.length === 1) throw new Error('no connection')
  })
  add(1)
  await vi.advanceTimersByTimeAsync(100)
  add(2)
  await vi.advanceTimersByTimeAsync(100)
  expect(batches).toEqual([[1], [2]])
})
