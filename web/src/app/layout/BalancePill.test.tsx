import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/api/query-client.ts'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { session } from '../../platform/session/session.ts'
import { useShowWallet, type VenueWallet } from '../../platform/session/venue-wallet.ts'
import { BalancePill } from './BalancePill.tsx'

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
