import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { queryClient } from '../../platform/api/query-client.ts'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { session } from '../../platform/session/session.ts'
import { AgentScreen } from './AgentScreen.tsx'

const plan = {
  kind: 'agent',
  activeMember: { deposited: '100.00', counted: '1000.00' },
  steps: [
    { active: 0, base: '0.00', rateBp: 2_500 },
    { active: 10, base: '50000.00', rateBp: 3_000 },
    { active: 30, base: '200000.00', rateBp: 3_500 },
  ],
  reviewAbove: '10000.00',
}
const commission = {
  active: 4,
  houseWin: '41000.00',
  awards: '1000.00',
  base: '40000.00',
  rateBp: 2_500,
  amount: '10000.00',
}
export const agency = {
  code: 'R1234567',
  since: '2026-09-03T04:00:00.000Z',
  members: 17,
  newMembers: 3,
  month: '2026-11',
  thisMonth: commission,
  paid: '2500.00',
}
export const met = [
  { code: 'phone', isMet: true },
  { code: 'real-name', isMet: true },
]
export const info = (mine: object | null) => ({
  serverTime: '2026-11-17T04:00:00.000Z',
  version: 1,
  plan,
  rules: [{ heading: '结算', lines: ['每月 5 日 12:00 结算上月佣金'] }],
  mine,
})
export const agent = { state: 'agent', conditions: met, agency }

const day = (date: string, net: string) => ({
  day: date,
  newMembers: 1,
  players: 2,
  deposited: '500.00',
  counted: '2000.00',
  net,
  awards: '10.00',
})
export const report = (over: object = {}) => ({
  months: ['2026-11', '2026-10', '2026-09'],
  state: 'running',
  dueAt: '2026-12-05T04:00:00.000Z',
  paidAt: null,
  commission,
  days: [day('2026-11-02', '-800.00'), day('2026-11-03', '300.00')],
  ...over,
})
export const member = (name: string, over: object = {}) => ({
  name,
  registeredAt: '2026-11-02T04:00:00.000Z',
  deposited: '500.00',
  counted: '2000.00',
  net: '-800.00',
  awards: '10.00',
  isActive: true,
  isSamePerson: false,
  ...over,
})

function Address() {
  return <output>{useLocation().search}</output>
}

export const open = (answers: Parameters<typeof fakeSite>[0], path = '/agent') => {
  const site = fakeSite({
    report: () => report(),
    members: () => ({ total: 1, list: [member('x***9')] }),
    ...answers,
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={[path]}>
      <AgentScreen />
      <Address />
    </MemoryRouter>,
  )
  return { user: userEvent.setup({ delay: null }), ...site }
}
export const logIn = () => session.start({ token: 't', userId: 'mem_00000001' })

/** After each test. */
export const leave = (): void => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
