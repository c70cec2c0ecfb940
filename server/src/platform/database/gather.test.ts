import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gather } from './gather.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('does together what comes within the time, and what comes later in the next go', async () => {
  const goes: (readonly number[])[] = []
  const add = gather<number>(100, async (gathered) => void goes.push(gathered))
  add(1)
  await vi.advanceTimersByTimeAsync(99)
  add(2)
  expect(goes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  add(3)
  expect(goes).toEqual([[1, 2]])
  await vi.advanceTimersByTimeAsync(100)
  expect(goes).toEqual([[1, 2], [3]])
})

it('goes on after a go that failed', async () => {
  const goes: (readonly number[])[] = []
  const add = gather<number>(100, async (gathered) => {
    goes.push(gathered)
    if (goes.length === 1) throw new Error('not there')
  })
  add(1)
  await vi.advanceTimersByTimeAsync(100)
  add(2)
  await vi.advanceTimersByTimeAsync(100)
  expect(goes).toEqual([[1], [2]])
})
