import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { session } from '../../../platform/session/session.ts'
import { activityAnswer, hours, openPage } from '../frame/activity.test-kit.tsx'
import { ParlayGiftScreen } from './ParlayGiftScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const terms = {
  kind: 'activityLandPage',
  leastPriceHundredths: 50,
  steps: [{ fromLegs: 4, toLegs: 5, shareBp: 500 }],
  cap: '2888.00',
  perDay: 1,
  claimHours: 72,
  blocks: [{ title: '怎么领', text: '结算后在本页领取。' }],
}
const ticket = (item: string, state: string) => ({
  item,
  period: '2026-11-17',
  amount: '75.00',
  state,
  claimUntil: hours(70),
  conditions: [],
})
const open = (items: readonly object[]) =>
  openPage(<ParlayGiftScreen id="1" notFound={<p>没有这个页面</p>} />, {
    config: () => activityAnswer(terms),
    verification: () => ({
      version: 1,
      state: 'open',
      period: '2026-11-17',
      conditions: [],
      items,
    }),
  })

it('shows shares and paragraphs of the terms, and where to begin', async () => {
  open([])
  expect(await screen.findByText('4–5 关')).toBeTruthy()
  expect(screen.getByText('5%')).toBeTruthy()
  expect(screen.getByText('每关赔率不低于香港盘 0.50；单张最高 ¥2,888，每天 1 张。')).toBeTruthy()
  expect(screen.getByText('结算后在本页领取。')).toBeTruthy()
  expect(await screen.findByRole('link', { name: '去串关' })).toBeTruthy()
})

it('offers each won ticket, and says why another of the day cannot be claimed', async () => {
  open([ticket('T1', 'claimable'), ticket('T2', 'locked')])
  expect(await screen.findByText('注单 T1')).toBeTruthy()
  expect(screen.getByText('2026-11-17 结算')).toBeTruthy()
  expect(screen.getByText('当日已领取其他注单')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: '领取 ¥75' })).toHaveLength(1)
})
