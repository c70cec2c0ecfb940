import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { activityAnswer, hours, openPage } from '../frame/activity.test-kit.tsx'
import { DepositBonusScreen } from './DepositBonusScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const terms = {
  kind: 'firstDeposit',
  multipleHundredths: 800,
  steps: [{ least: '100.00', rateBp: 3800, cap: '1888.00' }],
  withinHours: 72,
}
const mine = (isMet: boolean) => ({
  version: 1,
  state: isMet ? 'open' : 'closed',
  period: '',
  conditions: [{ code: 'no-deposit-yet', isMet, money: null, count: null }],
  items: [],
})
const award = {
  id: 'awd_1',
  source: 'firstDeposit/1',
  title: '首存奖金',
  period: '',
  item: 'bonus',
  amount: '190.00',
  multipleHundredths: 800,
  turnover: { asked: '1520.00', done: '520.00', released: false },
  state: 'granted',
  offeredAt: hours(-1),
  claimUntil: null,
  grantedAt: hours(-1),
  endedAt: null,
}
const awards = (own: readonly object[]) => ({ total: own.length, granted: '0.00', list: own })
const open = (answers: Parameters<typeof openPage>[1] = {}) =>
  openPage(<DepositBonusScreen kind="firstDeposit" id="1" notFound={<p>没有这个页面</p>} />, {
    config: () => activityAnswer(terms),
    verification: () => mine(true),
    list: () => awards([]),
    ...answers,
  })

describe('the page of a bonus on deposits', () => {
  it('shows the steps, and leads to the cashier with the activity', async () => {
    open()
    expect(await screen.findByText('38%')).toBeTruthy()
    expect(screen.getByText('满 ¥100')).toBeTruthy()
    expect(screen.getByText('赠 ¥38')).toBeTruthy()
    const way = await screen.findByRole('link', { name: '去存款并参加' })
    expect(way.getAttribute('href')).toBe('/mine/savemoney?activity=firstDeposit/1')
  })

  it('says which condition is missing instead', async () => {
    open({ verification: () => mine(false) })
    expect(await screen.findByText('尚无到账的存款')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '去存款并参加' })).toBeNull()
  })
})

describe('an open bonus', () => {
  it('is quit as it was confirmed', async () => {
    const { user, callsOf } = open({
      list: () => awards([award]),
      verification: () => mine(false),
      confirmInfo: () => ({
        confirmId: 'c1',
        amount: '190.00',
        multipleHundredths: 800,
        turnoverAsked: '1000.00',
        version: 1,
      }),
      joinActivity: () => ({
        award: { id: 'awd_1', amount: '190.00', state: 'quit' },
        centerWalletBalance: '500.00',
      }),
    })
    await user.click(await screen.findByRole('button', { name: '退出活动' }))
    expect(await screen.findByText('取消的流水要求')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '确认退出' }))
    await vi.waitFor(() => expect(callsOf('joinActivity')).toHaveLength(1))
    expect(callsOf('joinActivity')[0]?.body).toEqual({
      kind: 'firstDeposit',
      id: '1',
      action: 'quit',
      item: 'bonus',
      period: '',
      confirmId: 'c1',
    })
    await vi.waitFor(() => expect(shownFeedback().toasts.at(-1)?.text).toBe('已退出，收回 ¥190'))
  })

  it('says why it cannot be quit now', async () => {
    const { user } = open({
      list: () => awards([award]),
      confirmInfo: () => {
        throw new Refused('bets-running')
      },
    })
    await user.click(await screen.findByRole('button', { name: '退出活动' }))
    expect(await screen.findByText(/您还有未结算的注单/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '确认退出' }).disabled).toBe(true)
  })

  it('is not shown once its turnover is done', async () => {
    const done = { asked: '1520.00', done: '1520.00', released: false }
    open({ list: () => awards([{ ...award, turnover: done }]) })
    await screen.findByText('38%')
    expect(screen.queryByRole('button', { name: '退出活动' })).toBeNull()
  })
})
