import { requestTimeoutMs } from '@xinghe/contract/wire.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => undefined)

it('gives up after thirty seconds, not before', async () => {
  let ended = ''
  void inTime(never, {}).catch((fault: unknown) => (ended = (fault as { kind: string }).kind))
  await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1)
  expect(ended).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toBe('timeout')
})

it('tells leaving from being late, and leaves no timer behind', async () => {
  const gate = new AbortController()
  const asked = inTime(never, { signal: gate.signal })
  gate.abort()
  await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
  await expect(inTime(Promise.resolve('here'), {})).resolves.toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})
