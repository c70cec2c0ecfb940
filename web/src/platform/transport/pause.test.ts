import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pause } from './pause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('waits as long as it was told', async () => {
  let over = false
  void pause(400).then(() => (over = true))
  await vi.advanceTimersByTimeAsync(399)
  expect(over).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toBe(true)
})

it('ends at once when the page is left', async () => {
  const gate = new AbortController()
  const waiting = pause(60_000, gate.signal)
  gate.abort()
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted' })
  expect(vi.getTimerCount()).toBe(0)
})
