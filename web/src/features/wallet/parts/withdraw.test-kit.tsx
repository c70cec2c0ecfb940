import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { protectionAnswer } from './protection.test-kit.ts'

type Fields = Readonly<Record<string, unknown>>
export type Answers = Parameters<typeof fakeSite>[0]

/** Names of GET calls include their query string. */
export const cardsCall = 'queryMemberBanksInfoList?language=zh-CN'
export const addableCall = 'list?language=zh-CN'
export const methodsCall = 'list'

const method = (kind: string, title: string, over: Fields = {}) => ({
  kind,
  title,
  arrival: '约30分钟',
  open: true,
  min: '100.00',
  max: '50000.00',
  freeCount: 3,
  feeBps: 50,
  feeMin: '2.00',
  feeMax: '50.00',
  ...over,
})

export const methodsAnswer = (over: Fields = {}) => ({
  methods: [
    method('bank', '银行卡'),
    method('alipay', '支付宝', { open: false }),
    method('trc20', 'USDT-TRC20'),
  ],
  dailyCount: 5,
  dailySum: '80000.00',
  ...over,
})

export const weights = {
  TY: 10_000,
  DJ: 10_000,
  ZR: 2_000,
  QP: 2_000,
  CP: 10_000,
  DZ: 10_000,
  BY: 10_000,
}

export const infoAnswer = (over: Fields = {}) => ({
  balance: '3000.00',
  locked: '0.00',
  usedCount: 3,
  usedSum: '1000.00',
  hasWithdrawalPassword: true,
  passwordNeeded: true,
  realName: '张**',
  turnover: { asked: '0.00', done: '0.00', left: '0.00', weights, lines: [] },
  ...over,
})

export const cardAnswer = (over: Fields = {}) => ({
  id: 'card_1',
  kind: 'bank',
  issuer: 'CMB',
  issuerName: '招商银行',
  branch: '',
  label: '',
  number: '**** **** **** 2935',
  holder: '张**',
  isDefault: true,
  madeAt: '2026-11-01T00:00:00.000Z',
  ...over,
})

export const orderAnswer = (over: Fields = {}) => ({
  orderId: 'wd_00000001',
  kind: 'bank',
  card: '**** **** **** 2935',
  issuer: '招商银行',
  amount: '500.00',
  fee: '2.50',
  arrives: '497.50',
  coin: null,
  state: 'requested',
  reason: null,
  requestedAt: '2026-11-15T04:00:00.000Z',
  endedAt: null,
  steps: [{ state: 'requested', at: '2026-11-15T04:00:00.000Z', reason: null }],
  ...over,
})

const memberAnswer = () => ({
  userId: 'mem_00000001',
  name: 'star88',
  avatar: null,
  registeredAt: '2026-11-01T00:00:00.000Z',
  bindPhone: 1,
  bindRealName: 1,
  bindEmail: 0,
  phone: '+86 138****8000',
  realName: '张**',
  email: null,
  gender: 0,
  birthday: null,
  hasWithdrawalPassword: true,
  passwordChangedAt: null,
  ownAvatar: null,
  vipGrade: 0,
  state: 'active',
  stateReason: null,
})

export const frozenAnswer = (reason: string) => ({
  ...memberAnswer(),
  state: 'frozen',
  stateReason: reason,
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
export const show = (page: ReactNode, answers: Answers, at: string) => {
  queryClient.clear()
  const site = fakeSite({
    info: memberAnswer,
    [methodsCall]: () => methodsAnswer(),
    withdrawInfo: () => infoAnswer(),
    withdrawOrderInfo: () => [],
    [cardsCall]: () => [cardAnswer()],
    read: () => protectionAnswer(),
    ...answers,
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={[at]}>
      <Place />
      {page}
    </MemoryRouter>,
  )
  return { user: userEvent.setup({ delay: null }), ...site }
}

export const amountField = () => screen.findByLabelText<HTMLInputElement>('取款金额')
export const type = async (text: string) =>
  fireEvent.change(await amountField(), { target: { value: text } })
export const goOn = async () => fireEvent.submit((await amountField()).form as HTMLFormElement)
export const dialog = () => within(document.querySelector('dialog[open]') as HTMLElement)
export const confirm = (password: string) => {
  const field = dialog().getByLabelText<HTMLInputElement>('取款密码')
  fireEvent.change(field, { target: { value: password } })
  fireEvent.submit(field.form as HTMLFormElement)
}
export const fact = (name: string) =>
  screen.getAllByText(name, { selector: 'dt' }).map((term) => term.nextSibling?.textContent)

/** The site does not answer one call; returns its request ids. */
export const lose = (
  site: { fetch: Parameters<typeof vi.stubGlobal>[1] },
  call: string,
): string[] => {
  const lost: string[] = []
  const reach = site.fetch as (path: string, init: RequestInit) => Promise<Response>
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.endsWith(call)) return reach(path, init)
    lost.push(new Headers(init.headers).get('request-id') ?? '')
    throw new TypeError('network down')
  })
  return lost
}
