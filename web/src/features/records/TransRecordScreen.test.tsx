import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { lastDays } from '@xinghe/rules/records/day-period.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { session } from '../../platform/session/session.ts'
import { TransRecordScreen } from './TransRecordScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const today = lastDays(1, instant(Date.now())).to
const at = `${today}T04:00:00.000Z`

const deal = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  category: 'transfer',
  channel: 'SBX',
  channelName: '沙盒场馆',
  direction: 'out',
  amount: '30.00',
  fee: '0.00',
  state: 'returned',
  reason: 'cancelled',
  inReview: null,
  madeAt: at,
  endedAt: at,
  ...over,
})

const deals = (over: Record<string, unknown> = {}) => ({
  total: 40,
  sums: { in: '500.00', out: '30.00' },
  days: [{ day: today, in: '500.00', out: '30.00' }],
  list: [
    deal('vtr_1'),
    deal('dep_1', {
      category: 'deposit',
      channelName: '支付宝',
      direction: 'in',
      amount: '500.00',
      state: 'paid',
      reason: null,
    }),
  ],
  ...over,
})

const line = (id: string, amount: string, balance: string) => ({
  id,
  at,
  code: 'deposit',
  cause: `dep_${id}`,
  amount,
  balance,
})

const place = { now: '' }
function Place() {
  const { search } = useLocation()
  useEffect(() => {
    place.now = search
  }, [search])
  return null
}

const open = (answers: Parameters<typeof fakeSite>[0], search = '', shown = true) => {
  queryClient.clear()
  const site = fakeSite({ queryDealRecord: () => deals(), ...answers })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={[`/mine/transRecord${search}`]}>
      <Place />
      <TransRecordScreen amountsShown={shown} />
    </MemoryRouter>,
  )
  return site
}

const table = () => screen.findByRole('group', { name: '交易明细' })

describe('the records', () => {
  it('show sums, bars with their table, and the list', async () => {
    open({})
    const list = await table()
    expect(await within(list).findByText('+500.00')).toBeTruthy()
    expect(within(list).getByText('-30.00')).toBeTruthy()
    expect(screen.getByText('470.00')).toBeTruthy()
    expect(screen.getByRole('figure', { name: '每日入账与出账' })).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: today })).toBeTruthy()
  })

  it('follow the filter in the address, and write a choice into it', async () => {
    const { callsOf } = open({}, '?category=transfer&state=done&days=1&page=2')
    await table()
    await waitFor(() =>
      expect(callsOf('queryDealRecord')[0]?.body).toMatchObject({
        category: 'transfer',
        state: 'done',
        pageNum: 2,
        pageSize: 15,
        from: new Date(Date.parse(`${today}T00:00:00+08:00`)).toISOString(),
      }),
    )
    fireEvent.click(screen.getByRole('tab', { name: '存款' }))
    await waitFor(() => expect(place.now).toBe('?category=deposit&state=done&days=1'))
    fireEvent.click(screen.getByRole('button', { name: '近30天' }))
    await waitFor(() => expect(place.now).toBe('?category=deposit&state=done&days=30'))
  })

  it('explain one in a dialog', async () => {
    open({})
    fireEvent.click(await screen.findByRole('button', { name: '查看 vtr_1 的详情' }))
    expect(await screen.findByText('场馆确认未处理这笔转账，款项已退回')).toBeTruthy()
    expect(screen.getByText('中心钱包 → 场馆')).toBeTruthy()
  })

  it('mark a deposit whose other payment is still in review, and lead to its order', async () => {
    const over = { category: 'deposit', channel: 'bank', state: 'paid', reason: null }
    open({
      queryDealRecord: () => deals({ list: [deal('dep_1', { ...over, inReview: '499.00' })] }),
    })
    expect((await screen.findAllByText('另有付款核对中')).length).toBeGreaterThan(0)
    fireEvent.click(await screen.findByRole('button', { name: '查看 dep_1 的详情' }))
    expect(await screen.findByText('核对中的付款')).toBeTruthy()
    expect(screen.getByText('499.00')).toBeTruthy()
    expect(screen.getByRole('link', { name: '查看存款订单' }).getAttribute('href')).toBe(
      '/mine/rechargeWait?order=dep_1',
    )
  })

  it('hide every amount while the eye is shut', async () => {
    open({}, '', false)
    await table()
    expect((await screen.findAllByText('沙盒场馆')).length).toBeGreaterThan(0)
    expect(screen.queryByText(/500|30\.00|470/)).toBeNull()
  })

  it('say that there are none and offer a longer time', async () => {
    open({ queryDealRecord: () => deals({ total: 0, list: [], days: [] }) })
    const [offer] = await screen.findAllByRole('button', { name: '查看近30天' })
    fireEvent.click(offer as HTMLElement)
    await waitFor(() => expect(place.now).toBe('?days=30'))
  })

  it('can be asked for again after a failure', async () => {
    let broken = true
    open({
      queryDealRecord: () => {
        if (broken) throw new Refused('access-denied')
        return deals()
      },
    })
    const [again] = await screen.findAllByRole('button', { name: '重试' })
    broken = false
    fireEvent.click(again as HTMLElement)
    expect((await screen.findAllByText('+500.00')).length).toBeGreaterThan(0)
  })
})

describe('the statement', () => {
  const pages: Record<string, unknown> = {
    first: {
      opening: '10.00',
      closing: '40.00',
      lines: [line('1', '20.00', '30.00')],
      next: '1',
    },
    second: {
      opening: '10.00',
      closing: '40.00',
      lines: [line('2', '10.00', '40.00')],
      next: null,
    },
  }
  const answer = (body: Readonly<Record<string, unknown>>) =>
    body['after'] === undefined ? pages['first'] : pages['second']

  it('shows opening, lines and closing, and more on wish', async () => {
    const { callsOf } = open({ statement: answer }, '?tab=statement')
    expect(await screen.findByRole('cell', { name: 'dep_1' })).toBeTruthy()
    expect(screen.getAllByText('10.00').length).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }))
    expect(await screen.findByRole('cell', { name: 'dep_2' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
    expect(callsOf('statement').map(({ body }) => body['after'])).toEqual([undefined, '1'])
  })

  it('is of all wallets until the member turns to the centre wallet', async () => {
    const { callsOf } = open({ statement: answer }, '?tab=statement')
    await screen.findByRole('cell', { name: 'dep_1' })
    fireEvent.click(screen.getByRole('tab', { name: '中心钱包' }))
    await waitFor(() =>
      expect(callsOf('statement').map(({ body }) => body['wallet'])).toEqual(['all', 'centre']),
    )
  })

  it('has two columns on a phone instead of five', async () => {
    open({ statement: answer }, '?tab=statement')
    const row = (await screen.findByRole('cell', { name: 'dep_1' })).closest('tr') as HTMLElement
    const onPhone = within(row)
      .getAllByRole('cell')
      .filter(({ className }) => !className.includes('max-desk:hidden'))
    expect(onPhone.map(({ textContent }) => textContent)).toEqual([
      `存款入账${today} 12:00dep_1`,
      '+20.00余额 30.00',
    ])
  })

  it('is written to a file as a whole, however many pages it has', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:x'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    open({ statement: answer }, '?tab=statement')
    fireEvent.click(await screen.findByRole('button', { name: '导出 CSV' }))
    await waitFor(() => expect(files.length).toBe(1))
    const rows = (await (files[0] as Blob).text()).split('\r\n')
    expect(rows[0]).toContain('时间,类型,关联编号,变动金额,变动后余额')
    expect(rows[1]).toMatch(/期初余额,,,10\.00$/)
    expect(rows[2]).toMatch(/存款入账,dep_1,20\.00,30\.00$/)
    expect(rows[3]).toMatch(/存款入账,dep_2,10\.00,40\.00$/)
    expect(rows[4]).toMatch(/期末余额,,,40\.00$/)
  })
})
