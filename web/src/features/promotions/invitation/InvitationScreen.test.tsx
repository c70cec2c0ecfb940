import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { session } from '../../../platform/session/session.ts'
import { activityAnswer, hours, openPage } from '../frame/activity.test-kit.tsx'
import { InvitationScreen } from './InvitationScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const terms = {
  kind: 'friendInvitation',
  depositLeast: '100.00',
  countedLeast: '1000.00',
  days: 30,
  friendReward: '18.00',
  inviterReward: '38.00',
  milestones: [{ friends: 5, amount: '88.00' }],
  perMonth: 30,
}
const item = (name: string, state: string, amount: string, conditions: readonly object[] = []) => ({
  item: name,
  period: '',
  amount,
  state,
  claimUntil: hours(100),
  conditions,
})
const friend = (name: string, step: string) => ({
  name,
  registeredAt: hours(-48),
  until: hours(600),
  step,
})
const open = (items: readonly object[], friends: readonly object[] = []) =>
  openPage(<InvitationScreen id="1" notFound={<p>没有这个页面</p>} />, {
    config: () => activityAnswer(terms),
    verification: () => ({
      version: 1,
      state: 'open',
      period: '2026-11-17',
      conditions: [],
      items,
    }),
    friends: () => ({ code: 'AB12CD34EF', rewarded: 2, rewardedThisMonth: 1, friends }),
  })

describe('the page of invitations', () => {
  it('gives code, link and QR code', async () => {
    open([])
    expect(await screen.findByText('AB12CD34EF')).toBeTruthy()
    expect(screen.getByText(/\/home\?register=1&icode=AB12CD34EF$/)).toBeTruthy()
    expect(screen.getByRole('img', { name: '邀请二维码' })).toBeTruthy()
    expect(screen.getByText('1 / 30 位')).toBeTruthy()
    expect(await screen.findByText('还没有好友注册')).toBeTruthy()
  })

  it('shows friends masked with their step, and what is missing to a milestone', async () => {
    open([item('milestone-5', 'locked', '88.00')], [friend('x***9', 'deposited')])
    const table = within(await screen.findByRole('table', { name: '我的好友' }))
    expect(await table.findByText('x***9')).toBeTruthy()
    expect(table.getByText('已存款，待投注')).toBeTruthy()
    expect(screen.getByText('2 / 5')).toBeTruthy()
  })

  it('offers the award for a friend, and the own one with its conditions', async () => {
    const money = { need: '100.00', have: '20.00' }
    open([
      item('invited', 'locked', '18.00', [{ code: 'deposited', isMet: false, money, count: null }]),
      item('friend-AB', 'claimable', '38.00'),
    ])
    expect(await screen.findByRole('button', { name: '领取 ¥38' })).toBeTruthy()
    const own = within(screen.getByRole('region', { name: '我的受邀奖金' }))
    expect(own.getByText('累计存款 ¥20 / ¥100')).toBeTruthy()
    expect(own.getByText('未达到')).toBeTruthy()
  })
})
