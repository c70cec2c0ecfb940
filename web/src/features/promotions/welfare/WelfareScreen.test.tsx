import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { WelfareScreen } from './WelfareScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  vi.unstubAllGlobals()
})

const award = (id: string, title: string, amount: string, multipleHundredths: number) => ({
  id,
  source: 'vip-week',
  title,
  period: '2026-11-09w',
  item: 'gift',
  amount,
  multipleHundredths,
  turnover: null,
  state: 'offered',
  offeredAt: new Date().toISOString(),
  claimUntil: new Date(Date.now() + 3 * 86_400_000 + 60_000).toISOString(),
  grantedAt: null,
  endedAt: null,
})
const offers = [award('awd_1', 'VIP周礼金', '88.00', 100), award('awd_2', '签到奖金', '8.00', 0)]
const weights = { TY: 10_000, DJ: 10_000, ZR: 2_000, QP: 2_000, CP: 10_000, DZ: 10_000, BY: 10_000 }
const withdrawInfo = (lines: unknown[]) => ({
  balance: '0.00',
  locked: '0.00',
  usedCount: 0,
  usedSum: '0.00',
  hasWithdrawalPassword: true,
  passwordNeeded: true,
  realName: null,
  turnover: { asked: '0.00', done: '0.00', left: '0.00', lines, weights },
})

const open = (list: unknown[], answers: Parameters<typeof fakeSite>[0] = {}) => {
  queryClient.clear()
  const site = fakeSite({
    list: ({ state }) =>
      state === 'offered'
        ? { total: list.length, granted: '0.00', list }
        : { total: 0, granted: '0.00', list: [] },
    withdrawInfo: () => withdrawInfo([]),
    ...answers,
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter>
      <WelfareScreen />
    </MemoryRouter>,
  )
  return site
}

it('shows each offer with what it asks and until when, and claims all at one press', async () => {
  const claim = () => ({
    results: [
      { awardId: 'awd_1', amount: '88.00', refusal: null },
      { awardId: 'awd_2', amount: null, refusal: 'award-expired' },
    ],
    granted: '88.00',
    centerWalletBalance: '88.00',
  })
  const { callsOf } = open(offers, { claim })
  expect(await screen.findByText('1 倍流水，共 ¥88')).toBeTruthy()
  expect(screen.getByText('无流水要求')).toBeTruthy()
  expect(screen.getByRole('timer', { name: 'VIP周礼金领取剩余时间' }).textContent).toMatch(
    /^3 天 00:0/,
  )
  fireEvent.click(screen.getByRole('button', { name: '一键领取' }))
  await waitFor(() =>
    expect(callsOf('claim').map(({ body }) => body['awardIds'])).toEqual([['awd_1', 'awd_2']]),
  )
  await waitFor(() =>
    expect(shownFeedback().toasts.map(({ text }) => text)).toEqual([
      '已领取 ¥88',
      '有 1 项未能领取，请刷新后重试',
    ]),
  )
})

it('claims one alone', async () => {
  const claim = () => ({ results: [], granted: '0.00', centerWalletBalance: '0.00' })
  const { callsOf } = open(offers, { claim })
  fireEvent.click(await screen.findByRole('button', { name: '领取签到奖金' }))
  await waitFor(() => expect(callsOf('claim')[0]?.body['awardIds']).toEqual(['awd_2']))
})

it('shows the turnover of awards, and not that of deposits', async () => {
  const line = { cause: 'c', asked: '100.00', done: '25.00', madeAt: new Date().toISOString() }
  open([], {
    withdrawInfo: () =>
      withdrawInfo([
        { ...line, kind: 'award' },
        { ...line, kind: 'deposit', cause: 'd', asked: '999.00' },
      ]),
  })
  expect(await screen.findByText('¥25 / ¥100')).toBeTruthy()
  expect(screen.queryByText(/999/)).toBeNull()
  expect(
    screen.getByText('奖励的流水：真人、棋牌按 20% 计入，其他全额计入；对冲投注不计。'),
  ).toBeTruthy()
})

it('leads on where nothing waits, and can be asked again after a failure', async () => {
  open([])
  expect(await screen.findByRole('link', { name: '查看优惠活动' })).toBeTruthy()
  cleanup()
  open([], { list: () => ({ broken: true }) })
  expect(await screen.findByText('奖励加载失败')).toBeTruthy()
})
