import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { SoloRoundView } from '@xinghe/contract/games-play.ts'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { session } from '../../../platform/session/session.ts'
import { GameHistory } from './GameHistory.tsx'

const round = (roundId: string, over: Record<string, unknown> = {}) => ({
  roundId,
  gameCode: 'GEM',
  version: 1,
  state: 'settled',
  stake: '2.00',
  risk: '2.00',
  payout: '0.00',
  placedAt: '2026-11-16T10:00:00.000Z',
  settledAt: '2026-11-16T10:00:00.000Z',
  explanation: `${roundId} 的说明`,
  drawNumber: null,
  ...over,
})

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  vi.unstubAllGlobals()
})

const show = (
  history: (body: Readonly<Record<string, unknown>>) => unknown,
  readRound: () => unknown = () => null,
) => {
  queryClient.clear()
  const site = fakeSite({ history, round: readRound })
  vi.stubGlobal('fetch', site.fetch)
  const onReplay = vi.fn<(round: SoloRoundView) => void>()
  render(
    <MemoryRouter>
      <GameHistory code="GEM" onReplay={onReplay} />
    </MemoryRouter>,
  )
  return { ...site, onReplay }
}

it('says so where nothing was played', async () => {
  show(() => ({ rounds: [], hasMore: false }))
  await screen.findByText('还没有记录')
})

it('lists rounds with their explanation and fetches the next page on demand', async () => {
  const { callsOf } = show(({ before }) =>
    before === undefined
      ? { rounds: [round('XG2', { payout: '120.00' })], hasMore: true }
      : {
          rounds: [round('XG1', { state: 'open', payout: null, settledAt: null })],
          hasMore: false,
        },
  )
  await screen.findByText('XG2 的说明')
  expect(screen.getByText('¥120')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '更多记录' }))
  await screen.findByText('XG1 的说明')
  expect(screen.getByText('未完成')).toBeTruthy()
  expect(callsOf('history').map(({ body }) => body['before'])).toEqual([undefined, 'XG2'])
})

it('fetches a finished round to show it again, and links its proof', async () => {
  const { callsOf, onReplay } = show(
    () => ({
      rounds: [round('XG2'), round('XG1', { state: 'open', payout: null })],
      hasMore: false,
    }),
    () => ({
      round: {
        ...round('XG2'),
        pools: [],
        choice: null,
        actions: [],
        view: { stops: [] },
        nonce: 3,
      },
      explanation: 'XG2 的说明',
      fair: { hash: 'h', clientSeed: 'c', serverSeed: null },
    }),
  )
  fireEvent.click(await screen.findByRole('button', { name: '重放 XG2' }))
  await waitFor(() => expect(onReplay).toHaveBeenCalledOnce())
  expect(onReplay.mock.calls[0]?.[0]).toMatchObject({ roundId: 'XG2', view: { stops: [] } })
  expect(callsOf('round').map(({ body }) => body['roundId'])).toEqual(['XG2'])
  expect(screen.queryByRole('button', { name: '重放 XG1' })).toBeNull()
  const link = screen.getByRole('link', { name: '公平验证 XG2' })
  expect(link.getAttribute('href')).toContain('?fair=XG2')
})

it('leads from a bet on a draw to the proof of the draw, once that has fallen', async () => {
  show(() => ({
    rounds: [
      round('XG2', { gameCode: 'K3', drawNumber: 482, state: 'open', payout: null }),
      round('XG1', { gameCode: 'K3', drawNumber: 481 }),
    ],
    hasMore: false,
  }))
  const link = await screen.findByRole('link', { name: '公平验证 XG1' })
  expect(link.getAttribute('href')).toContain('?fair=K3:481')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /重放/ })).toBeNull()
})
