import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { fakeSite } from '../../../../platform/api/testing/fake-site.ts'
import { TableLive } from './TableLive.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString()

const drawOf = (number: number, numbers: readonly number[], ms: number) => ({
  id: String(number),
  number,
  name: `20261117-${number}`,
  numbers,
  drawsAt: inMs(ms),
  drawnAt: inMs(ms),
  chain: 1,
  link: number,
  seed: 'ab',
})

const show = (code: 'BA1' | 'RL1', draws: readonly object[], closesInMs: number) => {
  const site = fakeSite({
    table: () => ({
      round: {
        id: '9',
        name: '20261117-9',
        state: closesInMs > 0 ? 'betting' : 'paid',
        opensAt: inMs(-10_000),
        closesAt: inMs(closesInMs),
        drawsAt: inMs(closesInMs + 1_000),
      },
      draws,
      cap: '1000.00',
      mine: [],
    }),
  })
  vi.stubGlobal('fetch', site.fetch)
  render(<TableLive code={code} />)
}

const [playerWins, bankerWins] = [
  [8, 7, 12, 25],
  [6, 4, 12, 25, 3],
]

it('counts down to the close, and shows the big road of the shoe', async () => {
  // Number 72 ended the shoe before.
  const draws = [drawOf(74, playerWins ?? [], -60_000), drawOf(73, bankerWins ?? [], -96_000)]
  show('BA1', [...draws, drawOf(72, bankerWins ?? [], -132_000)], 3_600_000)
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(59|1:00):\d\d$/)
  expect(screen.getByText('请下注')).toBeTruthy()
  expect(screen.getByRole('img', { name: '大路，共 2 格，最近 闲' })).toBeTruthy()
})

it('tells no number while its ball still runs', async () => {
  show('RL1', [drawOf(8, [17], -1_000), drawOf(7, [0], -41_000)], -2_000)
  expect(await screen.findByText('0')).toBeTruthy()
  expect(screen.getByRole('list', { name: '最近结果' }).textContent).toBe('0')
})
