import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { session } from '../../../platform/session/session.ts'
import { ExchangeScreen } from './ExchangeScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  vi.unstubAllGlobals()
})

const gift = (id: string, title: string, over: Record<string, unknown> = {}) => ({
  id,
  title,
  points: 1_000,
  amount: '8.00',
  left: 3,
  isOwned: false,
  ...over,
})
const open = (answers: Parameters<typeof fakeSite>[0] = {}) => {
  queryClient.clear()
  const site = fakeSite({
    list: () => ({
      points: 1_200,
      countedPerPoint: '10.00',
      multipleHundredths: 100,
      gifts: [
        gift('cash-8', '现金8元'),
        gift('cash-38', '现金38元', { points: 4_500 }),
        gift('cash-9', '现金9元', { left: 0 }),
        gift('badge', '徽章', { amount: null, left: null, isOwned: true }),
      ],
    }),
    exchangeRecord: () => ({ total: 0, list: [] }),
    ...answers,
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter>
      <ExchangeScreen />
    </MemoryRouter>,
  )
  return site
}

it('says of each gift why it cannot be bought', async () => {
  open()
  expect(await screen.findByText('有效流水每 ¥10 得 1 星币，长期有效。')).toBeTruthy()
  for (const name of ['还差 3,300 星币', '本月已兑完', '已拥有'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
})

it('buys after a confirmation that says what is spent and asked', async () => {
  const { callsOf } = open({
    exchange: () => ({ id: 'exc_1', points: 200, centerWalletBalance: '8.00' }),
  })
  fireEvent.click(await screen.findByRole('button', { name: '兑换现金8元' }))
  const dialog = await screen.findByRole('dialog', { name: '确认兑换' })
  expect(within(dialog).getByText('用 1,000 星币兑换现金8元，兑换后不能退回。')).toBeTruthy()
  expect(within(dialog).getByText('到账后需完成流水 ¥8。')).toBeTruthy()
  expect(callsOf('exchange')).toHaveLength(0)
  fireEvent.click(within(dialog).getByRole('button', { name: '确认兑换' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf('exchange')[0]?.body).toEqual({ gift: 'cash-8', points: 1_000 })
})

it('shows a refusal in the dialog', async () => {
  open({
    exchange: () => {
      throw new Refused('gift-sold-out')
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '兑换现金8元' }))
  fireEvent.click(await screen.findByRole('button', { name: '确认兑换' }))
  expect(await screen.findByText('该礼品本月已兑换完')).toBeTruthy()
})
