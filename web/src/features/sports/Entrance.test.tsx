import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { on } from '../../platform/bus/events.ts'
import { Entrance } from './Entrance.tsx'
import { enterSports, leaveSports } from './testing/open-sports.tsx'

const walletsWith = (state: string) => ({
  totalMoney: '0.00',
  autoTransfer: 1,
  venues: [
    { channelCode: 'CRTY', enName: 'crty', title: '体育', balance: '0.00', state, pending: '0.00' },
  ],
})

const open = (state: () => string) => {
  const site = fakeSite({ allBalance: () => walletsWith(state()) })
  vi.stubGlobal('fetch', site.fetch)
  render(<Entrance phone={false} wide={false} />)
  return site
}

beforeEach(enterSports)
afterEach(leaveSports)

it('shows that the venue is closed, and retries at a press', async () => {
  let state = 'maintenance'
  const launches = vi.fn()
  const leave = on('launch_asked', launches)
  open(() => state)
  expect(await screen.findByText('体育场馆维护中')).toBeTruthy()
  expect(launches).toHaveBeenCalledOnce()
  state = 'open'
  fireEvent.click(screen.getByRole('button', { name: '重新进入' }))
  expect(launches).toHaveBeenCalledTimes(2)
  expect(await screen.findByText('正在进入体育场馆')).toBeTruthy()
  leave()
})

it('waits for the launch while the venue is open', async () => {
  const site = open(() => 'open')
  await waitFor(() => expect(site.callsOf('allBalance')).toHaveLength(1))
  expect(screen.getByText('正在进入体育场馆')).toBeTruthy()
  expect(screen.queryByText('体育场馆维护中')).toBeNull()
})

it('offers a press when the launch takes long', async () => {
  vi.useFakeTimers()
  open(() => 'open')
  expect(screen.queryByRole('button', { name: '进入场馆' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByRole('button', { name: '进入场馆' })).toBeTruthy()
  vi.useRealTimers()
})
