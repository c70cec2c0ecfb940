import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { protectionAnswer } from '../parts/protection.test-kit.ts'

type Fields = Readonly<Record<string, unknown>>

export const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * minuteMs).toISOString()

const rail = (name: string, title: string, over: Fields = {}) => ({
  rail: name,
  title,
  hint: '',
  badge: null,
  min: '100.00',
  max: '50000.00',
  quickAmounts: ['100.00', '500.00', '1000.00'],
  feeBps: 0,
  expiryMinutes: 30,
  coinNetwork: null,
  wantsSignalCode: false,
  ...over,
})

export const typesAnswer = (over: Fields = {}) => ({
  rails: [
    rail('bank', '银行卡转账', { wantsSignalCode: true }),
    rail('alipay', '支付宝', { max: '20000.00', feeBps: 50 }),
    rail('usdt-trc20', 'USDT-TRC20', { coinNetwork: 'trc20' }),
  ],
  waiting: [],
  limitLeft: null,
  firstDeposit: false,
  realNameNeeded: false,
  ...over,
})

export const orderAnswer = (over: Fields = {}) => ({
  orderId: 'dep_abcdefgh12',
  rail: 'bank',
  title: '银行卡转账',
  waitRoute: 'rechargeWait',
  amount: '500.00',
  payAmount: '500.00',
  remark: 'K7M2QX',
  coin: null,
  state: 'waiting',
  received: null,
  reason: null,
  madeAt: inMinutes(-1),
  expiresAt: inMinutes(29),
  endedAt: null,
  cashierUrl: null,
  ...over,
})

export const payeeAnswer = (over: Fields = {}) => ({
  orderId: 'dep_abcdefgh12',
  bank: '中国工商银行',
  branch: '上海市分行',
  holder: '林晓云',
  account: '6222021001000000123',
  qrText: '',
  remark: 'K7M2QX',
  payAmount: '500.00',
  coinAmount: null,
  ...over,
})

/** The current path and search. */
export const place = { now: '' }
function Place() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    place.now = `${pathname}${search}`
  }, [pathname, search])
  return null
}

/** Renders a screen at an address, against a fake site. */
export const show = (screen: ReactNode, answers: Parameters<typeof fakeSite>[0], at: string) => {
  queryClient.clear()
  const site = fakeSite({
    getBalance: () => ({ centerWalletBalance: '88.00' }),
    read: () => protectionAnswer(),
    ...answers,
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={[at]}>
      <Place />
      {screen}
    </MemoryRouter>,
  )
  return { user: userEvent.setup({ delay: null }), ...site }
}
