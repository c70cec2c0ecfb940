import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { session } from '../../../platform/session/session.ts'
import { useTable } from './use-table.ts'

const heard = vi.hoisted(() => ({ tell: (_message: { data: unknown }): void => undefined }))
vi.mock('../../../platform/live/live-socket.ts', () => ({
  subscribeNamed: (_topic: string, listen: (message: { data: unknown }) => void) => {
    heard.tell = listen
    return () => undefined
  },
}))

afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const at = '2026-11-16T10:00:00.000Z'
const drawOf = (number: number) => ({
  id: `id${number}`,
  number,
  name: `20261116-${number}`,
  numbers: [1, 2, 3],
  drawsAt: at,
  drawnAt: at,
  chain: 1,
  link: number,
  seed: 'ab',
})

const topicOf = (number: number): TableTopic => ({
  table: 'K3',
  round: null,
  last: { ...drawOf(number), drawsAt: instant(0), state: 'drawn' },
})

const open = async () => {
  const read = vi.fn<() => number[]>(() => [2, 1])
  const site = fakeSite({
    table: () => ({ round: null, draws: read().map(drawOf), cap: '1.00', mine: [] }),
  })
  vi.stubGlobal('fetch', site.fetch)
  const { result } = renderHook(() => useTable('K3'))
  await waitFor(() => expect(result.current.table).not.toBeNull())
  const numbers = () => result.current.table?.draws.map(({ number }) => number)
  return { read, numbers }
}

it('keeps every draw that was told since the page opened', async () => {
  const { read, numbers } = await open()
  for (const number of [3, 3, 4, 5]) act(() => heard.tell({ data: topicOf(number) }))
  expect(numbers()).toEqual([5, 4, 3, 2, 1])
  expect(read).toHaveBeenCalledOnce()
})

it('reads the table again where draws were missed, and once where there are none', async () => {
  const { read, numbers } = await open()
  read.mockReturnValue([5, 4, 3, 2, 1])
  act(() => heard.tell({ data: topicOf(5) }))
  await waitFor(() => expect(numbers()).toEqual([5, 4, 3, 2, 1]))
  read.mockReturnValue([9, 5, 4, 3, 2, 1])
  act(() => heard.tell({ data: topicOf(9) }))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(3))
  await waitFor(() => expect(numbers()).toEqual([9, 5, 4, 3, 2, 1]))
  expect(read).toHaveBeenCalledTimes(3)
})

it('reads the own bets once its visitor has logged in', async () => {
  const { read } = await open()
  expect(read).toHaveBeenCalledOnce()
  act(() => session.start({ token: 't', userId: 'mem_00000001' }))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
})
