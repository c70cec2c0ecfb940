import { requestTimeoutMs } from '@xinghe/contract/wire.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exchange, withRetries } from './transport.ts'
import { TransportFault } from './transport-fault.ts'

const request = { method: 'POST', path: '/x', headers: {}, body: '{}' } as const

/** A server that never answers; `fetch` rejects on abort. */
const silence = (_path: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', silence)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const kindOf = (fault: unknown): string => (fault instanceof TransportFault ? fault.kind : 'bug')

it('gives up after thirty seconds', async () => {
  let ended = ''
  void exchange(request, {}).catch((fault: unknown) => (ended = kindOf(fault)))
  await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1)
  expect(ended).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toBe('timeout')
  expect(requestTimeoutMs).toBe(30_000)
})

it('tells leaving from being late, and leaves no timer behind', async () => {
  const gate = new AbortController()
  const asked = exchange(request, { signal: gate.signal })
  gate.abort()
  await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
  expect(vi.getTimerCount()).toBe(0)
})

it('does not retry after a time-out', async () => {
  const attempt = vi.fn(async () => {
    throw new TransportFault('timeout')
  })
  await expect(withRetries(attempt, true)).rejects.toMatchObject({ kind: 'timeout' })
  expect(attempt).toHaveBeenCalledOnce()
})
