import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { session } from '../../../platform/session/session.ts'
import { activityAnswer, openPage } from '../frame/activity.test-kit.tsx'
import { SignGiftScreen } from './SignGiftScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const terms = {
  kind: 'signGift',
  countedLeast: '100.00',
  rewards: ['0.50', '0.50', '1.00'],
  makeUpsPerMonth: 1,
  monthDays: 20,
  monthReward: '18.00',
}
const item = (period: string, state: string, amount: string) => ({
  item: 'sign',
  period,
  amount,
  state,
  claimUntil: null,
  conditions: [
    { code: 'phone-bound', isMet: state !== 'locked', money: null, count: null },
    { code: 'counted', isMet: true, money: { need: '100.00', have: '120.00' }, count: null },
  ],
})
const mine = (items: object[]) => ({
  version: 1,
  state: 'claimable',
  period: '2026-11-17',
  conditions: [],
  items,
  streak: { days: 1, month: [{ day: '2026-11-15', isMakeUp: false }], makeUpsLeft: 1 },
})
const open = (items: object[], joinActivity: () => unknown) =>
  openPage(<SignGiftScreen id="1" notFound={<p>没有</p>} />, {
    config: () => activityAnswer(terms),
    verification: () => mine(items),
    joinActivity,
  })

it('signs in for today, and makes up for yesterday', async () => {
  const items = [item('2026-11-17', 'claimable', '0.50'), item('2026-11-16', 'claimable', '0.50')]
  const { user, callsOf } = open(items, () => ({
    award: { id: 'awd_1', amount: '0.50', state: 'granted' },
    centerWalletBalance: '0.50',
  }))
  await user.click(await screen.findByRole('button', { name: '立即签到' }))
  const makeUp = await screen.findByRole<HTMLButtonElement>('button', { name: '补签昨天' })
  await vi.waitFor(() => {
    expect(callsOf('joinActivity')).toHaveLength(1)
    expect(makeUp.disabled).toBe(false)
  })
  await user.click(makeUp)
  await vi.waitFor(() => expect(callsOf('joinActivity')).toHaveLength(2))
  expect(callsOf('joinActivity').map(({ body }) => [body['action'], body['period']])).toEqual([
    ['sign', '2026-11-17'],
    ['sign', '2026-11-16'],
  ])
  expect(screen.getByText('15 日已签到')).toBeTruthy()
  expect(screen.getByText('本月还可补签 1 次')).toBeTruthy()
})

it('says what is missing, and why a press was refused', async () => {
  open([item('2026-11-17', 'locked', '0.50')], () => ({}))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: '立即签到' })
  expect(button.disabled).toBe(true)
  expect(screen.getByText('绑定手机号码', { selector: 'span' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '去绑定' }).getAttribute('href')).toContain('tab=account')
  cleanup()
  queryClient.clear()
  const { user } = open([item('2026-11-17', 'claimable', '0.50')], () => {
    throw new Refused('award-claimed')
  })
  await user.click(await screen.findByRole('button', { name: '立即签到' }))
  expect(await screen.findByText('该奖励已领取')).toBeTruthy()
})
