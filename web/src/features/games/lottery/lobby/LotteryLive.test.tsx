import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { fakeSite } from '../../../../platform/api/testing/fake-site.ts'
import { LotteryLive } from './LotteryLive.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString()

it('counts down to the end of betting, and shows the last draw', async () => {
  const site = fakeSite({
    table: () => ({
      round: {
        id: '8',
        name: '20261116-482',
        state: 'betting',
        opensAt: inMs(-10_000),
        closesAt: inMs(3_600_000),
        drawsAt: inMs(3_605_000),
      },
      draws: [
        {
          id: '7',
          number: 481,
          name: '20261116-481',
          numbers: [6, 5, 4],
          drawsAt: inMs(-10_000),
          drawnAt: inMs(-10_000),
          chain: 1,
          link: 12,
          seed: 'ab',
        },
      ],
      cap: '1000.00',
      mine: [],
    }),
  })
  vi.stubGlobal('fetch', site.fetch)
  render(<LotteryLive code="K3" />)
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(59|1:00):\d\d$/)
  expect(screen.getByRole('img', { name: '第20261116-481期开奖号码 6 5 4' })).toBeTruthy()
})
