import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { shownFeedback } from '../../platform/feedback/dialogs.ts'
import { reloadPreInfo } from '../../platform/site/pre-info.ts'
import { session } from '../../platform/session/session.ts'
import { VipDetailScreen } from './VipDetailScreen.tsx'
import { VipScreen } from './VipScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  vi.unstubAllGlobals()
})

const row = (grade: number, total: string, keep: string) => ({
  grade,
  total,
  keep,
  weekNeeded: '1000.00',
  upgradeGift: '18.00',
  weekGift: '3.00',
  birthdayGift: '8.00',
})
const mine = {
  grade: 1,
  highest: 1,
  total: '30000.00',
  month: '500.00',
  toNext: '20000.00',
  keepLeft: '0.00',
  monthUntil: '2026-11-30T16:00:00.000Z',
  history: [{ grade: 1, from: '2026-11-01T04:00:00.000Z', why: 'risen' }],
}
const week = {
  week: '2026-11-16',
  until: '2026-11-22T16:00:00.000Z',
  grade: 1,
  counted: '250.00',
  needed: '1000.00',
  gift: '3.00',
  state: 'offered',
  awardId: 'awd_1',
  last: [
    {
      week: '2026-11-09',
      amount: '3.00',
      state: 'offered',
      claimUntil: '2026-11-22T16:00:00.000Z',
    },
  ],
}

const open = (screenOf: () => ReactNode, answers: Parameters<typeof fakeSite>[0] = {}) => {
  queryClient.clear()
  const site = fakeSite({
    memberGradeConfigList: () => ({
      version: 1,
      multipleHundredths: 100,
      grades: [row(1, '10000.00', '0.00'), row(2, '50000.00', '5000.00')],
      rules: [{ heading: '每日返水', lines: ['次日 04:00 自动存入中心钱包。'] }],
    }),
    memberGradeInfoByGrade: () => ({ row: null, mine }),
    VipWeekInfo: () => week,
    list: () => ({ total: 0, granted: '0.00', list: [] }),
    getGameFanshuiHighLow: () => ({ rates: [{ category: 'TY', low: 30, high: 80, mine: 35 }] }),
    rebateLines: () => ({ total: 0, paid: '0.00', lines: [] }),
    ...answers,
  })
  vi.stubGlobal('fetch', site.fetch)
  render(<MemoryRouter>{screenOf()}</MemoryRouter>)
  return site
}

it('shows how far the next grade is, and claims the gift of the week', async () => {
  const claim = () => ({
    results: [{ awardId: 'awd_1', amount: '3.00', refusal: null }],
    granted: '3.00',
    centerWalletBalance: '3.00',
  })
  const { callsOf } = open(() => <VipScreen />, { claim })
  const ring = await screen.findByRole('progressbar', { name: '晋级进度' })
  expect(ring.getAttribute('aria-valuenow')).toBe('50')
  expect(screen.getByText('再完成 ¥20,000 有效流水，晋级 VIP 2')).toBeTruthy()
  expect(await screen.findByText('还差 ¥750，即可获得 ¥3')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '领取周礼金 ¥3' }))
  await waitFor(() => expect(callsOf('claim')[0]?.body['awardIds']).toEqual(['awd_1']))
  await waitFor(() =>
    expect(shownFeedback().toasts.map(({ text }) => text)).toEqual(['已领取 ¥3，已存入中心钱包']),
  )
})

it('prompts for a deposit, unless an operator has switched that off', async () => {
  const switched = (vipNoSave: 0 | 1) => {
    const site = fakeSite({})
    vi.stubGlobal('fetch', async (...request: Parameters<typeof site.fetch>) => {
      const answer = (await (await site.fetch(...request)).json()) as { data: object }
      return Response.json({ ...answer, data: { ...answer.data, switches: { vipNoSave } } })
    })
    return reloadPreInfo()
  }
  await switched(1)
  open(() => <VipScreen />)
  expect(await screen.findByRole('link', { name: '返水与规则' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '去存款' })).toBeNull()
  await switched(0)
  expect(await screen.findByRole('link', { name: '去存款' })).toBeTruthy()
})

it('tells what brings a lost grade back', async () => {
  const lost = { ...mine, highest: 2, toNext: '4500.00' }
  open(() => <VipScreen />, { memberGradeInfoByGrade: () => ({ row: null, mine: lost }) })
  expect(await screen.findByText('本月再完成 ¥4,500 有效流水，恢复 VIP 2')).toBeTruthy()
})

it('explains each rebate, and says where there is none', async () => {
  const line = {
    day: '2026-11-16',
    grade: 1,
    parts: [{ category: 'TY', rateBp: 35, counted: '100.00' }],
    earned: '0.35',
    carriedBefore: '0.20',
    carried: '0.55',
    paid: '0.00',
  }
  open(() => <VipDetailScreen />, {
    rebateLines: () => ({ total: 1, paid: '0.00', lines: [line] }),
  })
  expect(await screen.findByText('体育 ¥100 × 0.35%')).toBeTruthy()
  expect(screen.getByText('结转 ¥0.55')).toBeTruthy()
  expect(screen.getByText('次日 04:00 自动存入中心钱包。')).toBeTruthy()
  cleanup()
  open(() => <VipDetailScreen />)
  expect(await screen.findByText('还没有返水')).toBeTruthy()
})

it('can be asked again after a failure', async () => {
  let failures = 1
  open(() => <VipScreen />, {
    memberGradeInfoByGrade: () => {
      if ((failures -= 1) >= 0) throw new Refused('not-found')
      return { row: null, mine }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByRole('progressbar', { name: '晋级进度' })).toBeTruthy()
})
