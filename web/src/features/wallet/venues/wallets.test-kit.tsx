import { render } from '@testing-library/react'
import { useEffect, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'

type Fields = Readonly<Record<string, unknown>>

export const venueAnswer = (over: Fields = {}) => ({
  channelCode: 'CRTY',
  enName: 'crty',
  title: '星河体育',
  balance: '50.00',
  state: 'open',
  pending: '0.00',
  ...over,
})

export const walletsAnswer = (over: Fields = {}) => ({
  totalMoney: '138.00',
  autoTransfer: 1,
  venues: [
    venueAnswer(),
    venueAnswer({ channelCode: 'SBX', enName: 'sbx', title: '沙盒场馆', balance: '0.00' }),
  ],
  ...over,
})

export const dealsAnswer = (over: Fields = {}) => ({
  total: 0,
  sums: { in: '0.00', out: '0.00' },
  days: [],
  list: [],
  ...over,
})

/** The current path and search. */
export const place = { now: '' }
function Place() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    place.now = `${pathname}${search}`
  }, [pathname, search])
  return null
}

type Answers = Parameters<typeof fakeSite>[0]

/** Renders a screen against a fake site; `lost` names calls without an answer. */
export const showWallets = (screen: ReactNode, answers: Answers, at = '/') => {
  queryClient.clear()
  const lost = new Set<string>()
  const site = fakeSite({
    getBalance: () => ({ centerWalletBalance: '88.00', lockMoney: '12.00' }),
    allBalance: () => walletsAnswer(),
    queryDealRecord: () => dealsAnswer(),
    ...answers,
  })
  vi.stubGlobal('fetch', async (path: string, init: Parameters<typeof site.fetch>[1]) => {
    const answer = await site.fetch(path, init)
    if (lost.has(path.split('/').at(-1) ?? '')) throw new TypeError('network down')
    return answer
  })
  render(
    <MemoryRouter initialEntries={[at]}>
      <Place />
      {screen}
    </MemoryRouter>,
  )
  return { callsOf: site.callsOf, lost }
}
