import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { WinnerList } from './WinnerList.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (answer: object): void => {
  queryClient.clear()
  vi.stubGlobal('fetch', fakeSite({ winners: () => answer }).fetch)
  render(<WinnerList />)
}

const win = {
  id: 'XG1',
  gameCode: 'KOI',
  player: 's***8',
  simulated: 0,
  stake: '200.00',
  payout: '1500.00',
  at: '2026-11-16T12:00:00.000Z',
}

it('shows net wins, marks simulated players, and says which wins are told', async () => {
  const simulated = { ...win, id: 'SIM1', player: 'r***7', simulated: 1 }
  show({ leastNet: '800.00', hours: 12, list: [win, simulated] })
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('s***8')
  expect(first?.textContent).toContain('+1,300.00')
  expect(first?.textContent).toContain('7.5 倍')
  expect(first?.textContent).not.toContain('模拟')
  expect(second?.textContent).toContain('模拟')
  expect(screen.getByText('近 12 小时单注净赢 ¥800 及以上')).toBeTruthy()
})

it('says so when no win is large enough', async () => {
  show({ leastNet: '500.00', hours: 24, list: [] })
  expect(await screen.findByText('近 24 小时暂无大奖')).toBeTruthy()
  expect(screen.queryByRole('listitem')).toBeNull()
})
