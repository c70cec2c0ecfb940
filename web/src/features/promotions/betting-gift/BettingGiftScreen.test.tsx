import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { on } from '../../../platform/bus/events.ts'
import { shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { activityAnswer, hours, openPage, protection } from '../frame/activity.test-kit.tsx'
import { BettingGiftScreen } from './BettingGiftScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const terms = {
  kind: 'bettingGift',
  categories: ['TY'],
  steps: [
    { counted: '1000.00', amount: '8.00' },
    { counted: '5000.00', amount: '20.00' },
  ],
}
const activity = (over: object = {}) => activityAnswer(terms, over)

const item = (name: string, state: string, need: string, amount: string) => ({
  item: name,
  period: '2026-11-17',
  amount,
  state,
  claimUntil: hours(30),
  conditions: [
    { code: 'counted', isMet: state !== 'locked', money: { need, have: '1200.00' }, count: null },
  ],
})
const mine = () => ({
  version: 1,
  state: 'claimable',
  period: '2026-11-17',
  conditions: [],
  items: [
    item('step-1', 'claimable', '1000.00', '8.00'),
    item('step-2', 'locked', '5000.00', '20.00'),
  ],
})
const quote = {
  confirmId: 'c1',
  amount: '8.00',
  multipleHundredths: 100,
  turnoverAsked: '8.00',
  version: 1,
}

const open = (answers: Parameters<typeof openPage>[1] = {}) =>
  openPage(<BettingGiftScreen id="1" notFound={<p>没有这个页面</p>} />, {
    config: () => activity(),
    verification: mine,
    confirmInfo: () => quote,
    ...answers,
  })

describe('the page of an activity', () => {
  it('shows terms, progress and rules, and claims what was confirmed', async () => {
    const { user, callsOf } = open({
      joinActivity: () => ({
        award: { id: 'awd_1', amount: '8.00', state: 'granted' },
        centerWalletBalance: '8.00',
      }),
    })
    const button = await screen.findByRole('button', { name: '领取 ¥8' })
    expect(screen.getByText('有效流水满 ¥5,000')).toBeTruthy()
    expect(screen.getByText('逾期未领的奖励作废')).toBeTruthy()
    expect(screen.getByText('未达到')).toBeTruthy()
    await user.click(button)
    expect(await screen.findByText('取款前需完成流水')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '确认领取' }))
    await vi.waitFor(() => expect(callsOf('joinActivity')).toHaveLength(1))
    expect(callsOf('joinActivity')[0]?.body).toEqual({
      kind: 'bettingGift',
      id: '1',
      action: 'claim',
      item: 'step-1',
      period: '2026-11-17',
      confirmId: 'c1',
    })
    await vi.waitFor(() => expect(shownFeedback().toasts.at(-1)?.text).toBe('¥8 已存入中心钱包'))
  })

  it('asks for a new confirmation when the activity has changed', async () => {
    const { user, callsOf } = open({
      joinActivity: () => {
        throw new Refused('activity-changed')
      },
    })
    await user.click(await screen.findByRole('button', { name: '领取 ¥8' }))
    await screen.findByText('取款前需完成流水')
    await user.click(screen.getByRole('button', { name: '确认领取' }))
    await vi.waitFor(() => expect(callsOf('confirmInfo')).toHaveLength(2))
    expect(await screen.findByText('活动内容已更新，请刷新后确认')).toBeTruthy()
  })

  it('asks a visitor to register, and reads no state', async () => {
    session.end()
    const asked = vi.fn<() => void>()
    const leave = on('register', asked)
    const { user, callsOf } = open()
    await user.click(await screen.findByRole('button', { name: '立即注册' }))
    expect(asked).toHaveBeenCalledOnce()
    expect(screen.getByText('有效流水满 ¥1,000')).toBeTruthy()
    expect(callsOf('verification')).toHaveLength(0)
    leave()
  })

  it.each([
    ['upcoming', { from: hours(2) }, '活动尚未开始，开始后即可参加。'],
    ['ended', { until: hours(-2) }, '活动已结束，已领取的奖励不受影响。'],
  ])('says that it is %s', async (state, times, text) => {
    const { callsOf } = open({ config: () => activity({ state, ...times }) })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull()
    expect(callsOf('verification')).toHaveLength(0)
  })

  it('offers nothing during a break', async () => {
    const { callsOf } = open({
      read: () => protection({ coolOffUntil: hours(24) }),
    })
    expect(await screen.findByText('您正处于冷静期或自我排除期')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull()
    expect(callsOf('joinActivity')).toHaveLength(0)
  })

  it('is not found where the activity is unknown', async () => {
    open({ config: () => ({ serverTime: hours(0), activities: [] }) })
    expect(await screen.findByText('没有这个页面')).toBeTruthy()
  })

  it('can be tried again after a fault', async () => {
    let broken = true
    const { user } = open({
      config: () => {
        if (broken) throw new Refused('internal-error')
        return activity()
      },
    })
    await screen.findByText('活动加载失败')
    broken = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('测试活动')).toBeTruthy()
  })

  it('marks what it shows without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open()
    expect(await screen.findByText('当前没有网络，以下是上次加载的内容。')).toBeTruthy()
    vi.restoreAllMocks()
  })
})
