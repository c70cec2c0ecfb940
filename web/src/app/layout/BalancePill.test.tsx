import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { installPopovers } from '@xinghe/ui/native-popover.test-kit.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { session } from '../../platform/session/session.ts'
import { useShowWallet, type VenueWallet } from '../../platform/session/venue-wallet.ts'
import { BalancePill } from './BalancePill.tsx'

beforeAll(installPopovers)
afterEach(() => {
  cleanup()
  queryClient.clear()
  session.end()
  vi.unstubAllGlobals()
})

function Venue(wallet: VenueWallet) {
  useShowWallet(wallet)
  return null
}

it('shows the wallet of the open venue by its name, and the centre again after it', async () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  const site = fakeSite({ getBalance: () => ({ centerWalletBalance: '12.00' }) })
  vi.stubGlobal('fetch', site.fetch)
  const refresh = vi.fn<() => void>()
  const shown = (balance: bigint | null) => (
    <>
      <BalancePill />
      {balance !== null && <Venue name="体育钱包" balance={balance} refresh={refresh} />}
    </>
  )
  const { rerender } = render(shown(null))
  await screen.findByText('12.00')
  expect(screen.getByText('中心钱包')).toBeTruthy()
  rerender(shown(888_800n))
  await screen.findByText('8,888.00')
  expect(screen.getByText('体育钱包')).toBeTruthy()
  expect(screen.queryByText('中心钱包')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^刷新余额/ }))
  expect(refresh).toHaveBeenCalledOnce()
  rerender(shown(null))
  await screen.findByText('12.00')
})

it('shows on demand all money and where it lies', async () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  const venue = (channelCode: string, title: string, balance: string | null, pending = '0.00') => ({
    channelCode,
    enName: channelCode.toLowerCase(),
    title,
    balance,
    state: 'open',
    pending,
  })
  const site = fakeSite({
    getBalance: () => ({ centerWalletBalance: '12.00', lockMoney: '5.00' }),
    allBalance: () => ({
      totalMoney: '112.00',
      autoTransfer: 1,
      venues: [venue('CRTY', '星河体育', '100.00'), venue('DZ', '星河电子', '0.00')],
    }),
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter>
      <BalancePill />
    </MemoryRouter>,
  )
  await screen.findByText('12.00')
  expect(site.callsOf('allBalance')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '资产明细' }))
  const panel = within(await screen.findByRole('group', { name: '资产明细' }))
  expect(await panel.findByText('117.00')).toBeTruthy()
  expect(panel.getByText('星河体育')).toBeTruthy()
  expect(panel.queryByText('星河电子')).toBeNull()
  expect(panel.getByRole('link', { name: '查看我的钱包' }).getAttribute('href')).toBe(
    '/mine/wallet',
  )
})
