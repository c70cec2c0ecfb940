import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { fakeSite, type SeenCall } from '../../../../platform/api/testing/fake-site.ts'
import { shownFeedback } from '../../../../platform/feedback/dialogs.ts'
import { session } from '../../../../platform/session/session.ts'
import { BookHost } from '../../BookHost.tsx'
import { stubLive } from '../../slip/testing/live-wire.ts'
import { enterBook, leaveBook, member, orderOf } from '../../slip/testing/open-book.tsx'
import { MyBetsPanel } from '../MyBetsPanel.tsx'

beforeEach(() => {
  stubLive()
  enterBook()
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  leaveBook()
})

const at = '2026-03-10T04:00:00.000Z'
const cashOutOf = (over: object = {}) => ({
  id: 'co_1',
  betId: 'bet_1',
  requestId: 'r',
  share: 50,
  risk: '50.00',
  value: '43.70',
  state: 'accepted',
  reason: null,
  askedAt: at,
  deadline: null,
  decidedAt: at,
  ...over,
})
const offerOf = (over: object = {}) => ({
  offers: [{ betId: 'bet_1', value: '87.41', reason: null, confirmMs: 0, ...over }],
})

type Methods = Record<string, (request: Record<string, unknown>) => unknown>

const open = (given: Methods) => {
  const methods: Methods = {
    openBets: () => [orderOf()],
    cashOutOffers: () => offerOf(),
    cashOutTicket: () => [],
    alertMatches: () => [],
    priceTargets: () => [],
    ...given,
  }
  const site = fakeSite({
    resource: ({ method, Request }) =>
      methods[String(method)]?.(Request as Record<string, unknown>),
    read: () => [],
  })
  vi.stubGlobal('fetch', site.fetch)
  const page = (isListOpen: boolean) => (
    <MemoryRouter>
      <BookHost />
      {isListOpen && <MyBetsPanel />}
    </MemoryRouter>
  )
  const { rerender } = render(page(true))
  const showList = (isOpen: boolean): void => rerender(page(isOpen))
  const callsOf = (method: string): SeenCall[] =>
    site.callsOf('resource').filter(({ body }) => body['method'] === method)
  return { callsOf, showList }
}

const toasts = (): string[] => shownFeedback().toasts.map(({ text }) => text)

const press = async (name: string | RegExp): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }))

/** Asks for half of the bet, with the second press. */
const cashHalf = async (): Promise<void> => {
  await press('提前兑现 ¥87.41')
  await press('50%')
  await press('兑现 ¥43.70')
  await press('确认兑现 ¥43.70')
}

describe('cash out', () => {
  it('offers a share with its value, rounded down, and explains what it is', async () => {
    const { callsOf } = open({ cashOut: () => ({ cashOut: cashOutOf(), balance: '1.00' }) })
    await press('提前兑现 ¥87.41')
    expect(screen.getByText('到账 ¥87.41')).toBeTruthy()
    expect(screen.getByText('整张注单就此了结')).toBeTruthy()
    expect(screen.getByText(/已扣除平台的费用/)).toBeTruthy()
    fireEvent.change(screen.getByRole('slider', { name: '兑现比例' }), { target: { value: '30' } })
    expect(screen.getByText('到账 ¥26.22')).toBeTruthy()
    await press('50%')
    expect(screen.getByText('其余 50% 按原赔率继续')).toBeTruthy()
    await press('兑现 ¥43.70')
    expect(callsOf('cashOut')).toHaveLength(0)
    await press('确认兑现 ¥43.70')
    await screen.findByText('已兑现 ¥43.70')
    const [sent] = callsOf('cashOut')
    expect(sent?.body['Request']).toMatchObject({
      betId: 'bet_1',
      share: 50,
      value: '43.70',
      policy: 'better',
    })
    expect(sent?.requestId).not.toBe('')
    expect(toasts()).toContain('已兑现 ¥43.70')
  })

  it('counts down in play and says why it was refused, with the new value on offer', async () => {
    let value = '87.41'
    const deadline = new Date(Date.now() + 50).toISOString()
    const confirming = cashOutOf({ state: 'confirming', deadline, decidedAt: null })
    open({
      cashOutOffers: () => offerOf({ value, confirmMs: 6_000 }),
      cashOut: () => ({ cashOut: confirming, balance: '1.00' }),
      cashOutTicket: () => {
        value = '71.00'
        return [cashOutOf({ state: 'refused', reason: 'value-moved' })]
      },
    })
    await press('提前兑现 ¥87.41')
    expect(screen.getByText(/需确认约 6 秒/)).toBeTruthy()
    await press('取消')
    await cashHalf()
    await screen.findByRole('timer', { name: '兑现确认中' })
    await screen.findByText('未能兑现：报价已变动')
    await screen.findByRole('button', { name: '提前兑现 ¥71' })
    await press('知道了')
    expect(screen.queryByText('未能兑现：报价已变动')).toBeNull()
  })

  it('tells the outcome where the list of bets was closed during the countdown', async () => {
    const deadline = new Date(Date.now() + 50).toISOString()
    const confirming = cashOutOf({ state: 'confirming', deadline, decidedAt: null })
    let ticket = confirming
    const { showList } = open({
      cashOut: () => ({ cashOut: confirming, balance: '1.00' }),
      cashOutTicket: () => [ticket],
    })
    await cashHalf()
    await screen.findByRole('timer', { name: '兑现确认中' })
    showList(false)
    ticket = cashOutOf({ state: 'refused', reason: 'score-moved' })
    await waitFor(() => expect(toasts()).toContain('未能兑现：比分已变化'), { timeout: 5_000 })
    showList(true)
    await screen.findByText('未能兑现：比分已变化')
    await press('知道了')
    expect(localStorage.getItem(`cash-out ${member}`)).toBeNull()
  })

  it('asks again where the value falls between the two presses, and not where it rises', async () => {
    let value = '87.41'
    const { callsOf } = open({
      cashOutOffers: () => offerOf({ value }),
      cashOut: () => ({ cashOut: cashOutOf({ share: 100, value: '80.00' }), balance: '1.00' }),
    })
    const offer = async (next: string): Promise<void> => {
      value = next
      await queryClient.invalidateQueries({ queryKey: ['resource', 'cashOutOffers'] })
    }
    await press('提前兑现 ¥87.41')
    await press('兑现 ¥87.41')
    await screen.findByRole('button', { name: '确认兑现 ¥87.41' })
    await offer('80.00')
    await screen.findByText('报价由 ¥87.41 降至 ¥80，请重新确认。')
    expect(screen.queryByRole('button', { name: /^确认兑现/ })).toBeNull()
    await press('兑现 ¥80')
    await offer('95.00')
    await press('确认兑现 ¥80')
    await screen.findByText('已兑现 ¥80')
    expect(callsOf('cashOut').map(({ body }) => body['Request'])).toMatchObject([
      { value: '80.00', policy: 'better' },
    ])
  })

  it('keeps the question while there is no offer, and tells that the value fell meanwhile', async () => {
    let offered: object = {}
    let isCut = false
    open({
      cashOutOffers: () => {
        if (isCut) throw new TypeError('network')
        return offerOf(offered)
      },
    })
    const ask = async (next: object): Promise<void> => {
      offered = next
      await queryClient.invalidateQueries({ queryKey: ['resource', 'cashOutOffers'] })
    }
    const confirm = (): HTMLButtonElement =>
      screen.getByRole<HTMLButtonElement>('button', { name: '确认兑现 ¥87.41' })
    await press('提前兑现 ¥87.41')
    await press('兑现 ¥87.41')
    await ask({ value: null, reason: 'market-suspended' })
    await screen.findByText('盘口暂停，恢复后可以兑现')
    expect(confirm().disabled).toBe(true)
    isCut = true
    await ask({})
    await screen.findByText('暂时取不到报价，正在重试')
    expect(confirm().disabled).toBe(true)
    isCut = false
    await ask({ value: '80.00' })
    await screen.findByText('报价由 ¥87.41 降至 ¥80，请重新确认。')
    await ask({ value: null, reason: 'market-suspended' })
    await screen.findByText('盘口暂停，恢复后可以兑现')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '提前兑现' }).disabled).toBe(true)
    await ask({ value: '80.00' })
    await press('兑现 ¥80')
    await screen.findByRole('button', { name: '确认兑现 ¥80' })
  })

  it('says which refusal the call met, and that nothing was asked for', async () => {
    open({
      cashOut: () => {
        throw new Refused('share-too-small')
      },
    })
    await cashHalf()
    await screen.findByText(/^未能兑现：兑现部分或剩余部分金额过小/)
    expect(localStorage.getItem(`cash-out ${member}`)).toBeNull()
  })

  it('is asked about by its request id where no answer came, also after a reload', async () => {
    let isCut = true
    const cut = (): never => {
      throw new TypeError('network')
    }
    const { callsOf } = open({
      cashOut: cut,
      cashOutTicket: () => (isCut ? cut() : [cashOutOf()]),
    })
    await cashHalf()
    await screen.findByText(/正在按请求编号查询/)
    const [sent] = callsOf('cashOut')
    expect(localStorage.getItem(`cash-out ${member}`)).toContain(sent?.requestId)
    // The store of a page that is opened anew begins with the stored request.
    session.end()
    enterBook()
    isCut = false
    await screen.findByText('已兑现 ¥43.70')
    expect(callsOf('cashOutTicket').at(-1)?.body['Request']).toMatchObject({
      requestId: sent?.requestId,
    })
    expect(callsOf('cashOut')).toHaveLength(1)
    expect(localStorage.getItem(`cash-out ${member}`)).toBeNull()
  })

  it('that never arrived is sent again only by the member, under the same id', async () => {
    let isCut = true
    const { callsOf } = open({
      cashOut: () => {
        if (isCut) throw new TypeError('network')
        return { cashOut: cashOutOf(), balance: '1.00' }
      },
    })
    await cashHalf()
    await screen.findByText('服务器没有收到这次兑现，注单没有变动。', {}, { timeout: 8_000 })
    isCut = false
    await press('重新提交')
    await screen.findByText('已兑现 ¥43.70')
    const [first, second] = callsOf('cashOut')
    expect(second?.requestId).toBe(first?.requestId)
  })

  it('says why there is no offer now, and is quietly absent where it is off', async () => {
    let isOff = false
    open({
      cashOutOffers: () =>
        offerOf({ value: null, reason: isOff ? 'cash-out-off' : 'market-suspended' }),
    })
    await screen.findByText('提前兑现：盘口暂停，恢复后可以兑现')
    isOff = true
    await queryClient.invalidateQueries({ queryKey: ['resource', 'cashOutOffers'] })
    await waitFor(() => expect(screen.queryByText(/兑现/)).toBeNull())
    expect(screen.getByText('已接受')).toBeTruthy()
  })

  it('shows the parts that were cashed out, and of a settled bet what was staked at first', async () => {
    const whole = orderOf({
      state: 'settled',
      result: 'C',
      risk: '0.00',
      net: '-11.00',
      payout: '89.00',
      settledAt: new Date().toISOString(),
      cashOuts: [
        cashOutOf(),
        cashOutOf({ id: 'co_2', state: 'refused', reason: 'score-moved' }),
        cashOutOf({ id: 'co_3', share: 100, value: '45.30' }),
      ],
    })
    const sums = { risk: '100.00', net: '-11.00', turnover: '0.00' }
    open({ openBets: () => [], history: () => ({ total: 1, sums, list: [whole] }) })
    fireEvent.click(await screen.findByRole('tab', { name: '已结算' }))
    const parts = within(await screen.findByRole('list', { name: '兑现记录' }))
    expect(parts.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '已兑现 50%本金 ¥50，到账 ¥43.70 · 03-10 12:00',
      '已兑现 100%本金 ¥50，到账 ¥45.30 · 03-10 12:00',
    ])
    expect(screen.getByText('已兑现')).toBeTruthy()
    expect(screen.getAllByText('100.00').length).toBeGreaterThan(1)
  })
})
