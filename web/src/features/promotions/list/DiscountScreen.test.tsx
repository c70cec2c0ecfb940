import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { session } from '../../../platform/session/session.ts'
import { activityAnswer, hours, openPage, protection } from '../frame/activity.test-kit.tsx'
import { DiscountScreen } from './DiscountScreen.tsx'

afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const terms = {
  kind: 'bettingGift',
  categories: ['TY'],
  steps: [{ counted: '1.00', amount: '1.00' }],
}
const one = (title: string, over: object = {}) =>
  activityAnswer(terms, { title, id: title, ...over }).activities[0]
const answer = () => ({
  serverTime: hours(0),
  activities: [
    one('旧活动', { state: 'ended', until: hours(-24) }),
    one('每日礼', { mine: 'open' }),
    one('体育礼', { group: 'sports', mine: 'claimable' }),
    one('新活动', { state: 'upcoming', from: hours(48) }),
  ],
})
const titles = () => screen.getAllByRole('listitem').map((item) => item.textContent)

describe('the list of activities', () => {
  it('shows what can be claimed first and what is over last, each with its state', async () => {
    openPage(<DiscountScreen />, { config: answer })
    await screen.findByText('每日礼')
    expect(titles()).toEqual([
      expect.stringContaining('体育礼可领取'),
      expect.stringContaining('每日礼可参加'),
      expect.stringContaining('新活动即将开始'),
      expect.stringContaining('旧活动已结束'),
    ])
    expect(screen.getByRole('link', { name: /体育礼/ }).getAttribute('href')).toBe(
      `/activity/bettingGift/${encodeURIComponent('体育礼')}`,
    )
  })

  it('shows one group, and says when it is empty', async () => {
    const { user } = openPage(<DiscountScreen />, { config: answer })
    await screen.findByText('每日礼')
    await user.click(screen.getByRole('tab', { name: '体育' }))
    expect(titles()).toEqual([expect.stringContaining('体育礼')])
    await user.click(screen.getByRole('tab', { name: '存款' }))
    expect(screen.getByText('这个分类暂时没有活动')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '查看全部' }))
    expect(titles()).toHaveLength(4)
  })

  it('shows no activity during a break', async () => {
    session.start({ token: 't', userId: 'mem_00000001' })
    openPage(<DiscountScreen />, {
      config: answer,
      read: () => protection({ coolOffUntil: hours(24) }),
    })
    expect(await screen.findByText('您正处于冷静期或自我排除期')).toBeTruthy()
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('is read again for the member who logs in', async () => {
    const visitors = [one('体育礼', { mine: null })]
    const members = [one('体育礼', { mine: 'claimable' })]
    openPage(<DiscountScreen />, {
      config: () => ({
        serverTime: hours(0),
        activities: session.get().token === '' ? visitors : members,
      }),
      read: () => protection(),
    })
    await screen.findByText('体育礼')
    expect(screen.queryByText('可领取')).toBeNull()
    act(() => session.start({ token: 't', userId: 'mem_00000001' }))
    expect(await screen.findByText('可领取')).toBeTruthy()
  })

  it('can be tried again after a fault', async () => {
    let broken = true
    const { user } = openPage(<DiscountScreen />, {
      config: () => {
        if (broken) throw new Refused('internal-error')
        return answer()
      },
    })
    await screen.findByText('优惠活动加载失败')
    broken = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('每日礼')).toBeTruthy()
  })
})
