import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { closeAllDialogs, shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { ExchangeScreen } from './ExchangeScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  closeAllDialogs()
  session.end()
  sessionStorage.clear()
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

const bought = { id: 'exc_1', points: 200, centerWalletBalance: '8.00' }
const buy = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '兑换现金8元' }))
  fireEvent.click(await screen.findByRole('button', { name: '确认兑换' }))
}

it('asks for the outcome of a lost exchange before points are spent again', async () => {
  const answers = ['internal-error', 'too-often'] as const
  const site = open({
    exchange: () => {
      const refusal = answers[site.callsOf('exchange').length - 1]
      if (refusal !== undefined) throw new Refused(refusal)
      return bought
    },
  })
  await buy()
  expect(await screen.findByText('上一次兑换没有收到结果，请先查询。')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The dialog is opened again, and asks instead of buying.
  fireEvent.click(await screen.findByRole('button', { name: '兑换现金8元' }))
  fireEvent.click(await screen.findByRole('button', { name: '查询结果' }))
  expect(await screen.findByText('请勿频繁提交')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: '查询结果' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(new Set(site.callsOf('exchange').map(({ requestId }) => requestId)).size).toBe(1)
  expect(site.callsOf('exchange')).toHaveLength(3)
})

it('tells the outcome of a lost exchange under another gift, which is then still to be bought', async () => {
  const site = open({
    list: () => ({
      points: 9_000,
      countedPerPoint: '10.00',
      multipleHundredths: 100,
      gifts: [gift('cash-8', '现金8元'), gift('cash-38', '现金38元', { points: 4_500 })],
    }),
    exchange: () => {
      if (site.callsOf('exchange').length === 1) throw new TypeError('connection lost')
      return bought
    },
  })
  await buy()
  fireEvent.click(await screen.findByRole('button', { name: '取消' }))
  fireEvent.click(await screen.findByRole('button', { name: '兑换现金38元' }))
  fireEvent.click(await screen.findByRole('button', { name: '查询结果' }))
  await waitFor(() => expect(shownFeedback().toasts.at(-1)?.text).toBe('兑换成功：现金8元'))
  const confirm = await screen.findByRole('button', { name: '确认兑换' })
  await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(site.callsOf('exchange').map(({ body }) => body['gift'])).toEqual([
    'cash-8',
    'cash-8',
    'cash-38',
  ])
})

it('lets a lost exchange be left', async () => {
  open({
    exchange: () => {
      throw new Refused('internal-error')
    },
  })
  await buy()
  const leave = await screen.findByRole<HTMLButtonElement>('button', { name: '不再查询' })
  await waitFor(() => expect(leave.disabled).toBe(false))
  fireEvent.click(leave)
  expect(await screen.findByRole('button', { name: '确认兑换' })).toBeTruthy()
})
