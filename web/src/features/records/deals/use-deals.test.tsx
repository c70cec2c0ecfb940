import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import type { TopicUpdate } from '../../../platform/live/topics.ts'
import { session } from '../../../platform/session/session.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { readFilter } from '../frame/record-filter.ts'
import { useDeals } from './use-deals.ts'

/** A fake of the live connection. */
const live = vi.hoisted(() => ({
  tell: (_update: TopicUpdate<'member'>): void => undefined,
}))
vi.mock('../../../platform/live/live-socket.ts', () => ({
  subscribe: (_topic: string, listener: typeof live.tell) => {
    live.tell = listener
    return () => undefined
  },
}))

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  queryClient.clear()
  session.end()
  vi.unstubAllGlobals()
})

it('reads the records again after a lost connection, and not for the first snapshot', async () => {
  let total = 1
  const site = fakeSite({
    queryDealRecord: () => ({ total, sums: { in: '0.00', out: '0.00' }, days: [], list: [] }),
  })
  vi.stubGlobal('fetch', site.fetch)
  const filter = readFilter(new URLSearchParams(), serverNow())
  const { result } = renderHook(() => useDeals(filter))
  await waitFor(() => expect(result.current.data?.total).toBe(1))
  total = 2
  live.tell({ kind: 'snap', data: { balance: '1.00' } })
  expect(result.current.fetchStatus).toBe('idle')
  live.tell({ kind: 'snap', data: { balance: '1.00' }, missed: true })
  await waitFor(() => expect(result.current.data?.total).toBe(2))
})
