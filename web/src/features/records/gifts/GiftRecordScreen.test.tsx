import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { session } from '../../../platform/session/session.ts'
import { GiftRecordScreen } from './GiftRecordScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  vi.unstubAllGlobals()
})

const at = new Date().toISOString()
const award = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  source: 'signGift/1',
  title: '签到奖金',
  period: '2026-11-17',
  item: 'day-1',
  amount: '8.00',
  multipleHundredths: 300,
  turnover: { asked: '24.00', done: '6.00', released: false },
  state: 'granted',
  offeredAt: at,
  claimUntil: null,
  grantedAt: at,
  endedAt: null,
  ...over,
})
const open = (search = '', shown = true) => {
  queryClient.clear()
  const offer = {
    title: 'VIP周礼金',
    state: 'offered',
    turnover: null,
    claimUntil: at,
    grantedAt: null,
  }
  const site = fakeSite({
    list: () => ({ total: 2, granted: '8.00', list: [award('awd_1'), award('awd_2', offer)] }),
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={[`/mine/giftRecord${search}`]}>
      <GiftRecordScreen amountsShown={shown} />
    </MemoryRouter>,
  )
  return site
}

it('lists awards with their turnover, and asks for what the address says', async () => {
  const { callsOf } = open('?state=granted&kind=signGift&days=30&page=2')
  const list = await screen.findByRole('group', { name: '礼金明细' })
  expect((await within(list).findAllByText('6.00 / 24.00')).length).toBeGreaterThan(0)
  expect(callsOf('list')[0]?.body).toMatchObject({
    state: 'granted',
    kind: 'signGift',
    pageNum: 2,
  })
})

it('leads from an offer to where it is claimed', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: '查看 awd_2 的详情' }))
  expect(await screen.findByRole('link', { name: '去福利中心领取' })).toBeTruthy()
})

it('hides every amount while the eye is shut', async () => {
  open('', false)
  await waitFor(() => expect(screen.getAllByText('签到奖金').length).toBeGreaterThan(0))
  expect(screen.queryByText(/8\.00|24\.00/)).toBeNull()
})
