import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { session } from '../../../platform/session/session.ts'
import { MemberGreeting } from './MemberGreeting.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  session.end()
  vi.unstubAllGlobals()
})

const memberOf = (bound: 0 | 1) => ({
  userId: 'mem_00000001',
  name: 'star88',
  avatar: null,
  registeredAt: '2026-11-10T04:00:00.000Z',
  bindPhone: bound,
  bindRealName: bound,
  bindEmail: 0,
  phone: null,
  realName: null,
  email: null,
  gender: 0,
  birthday: null,
  hasWithdrawalPassword: false,
  passwordChangedAt: null,
  ownAvatar: null,
  vipGrade: 0,
  state: 'active',
  stateReason: null,
})
const open = (bound: 0 | 1) => {
  session.start({ token: 't', userId: 'mem_00000001' })
  const info = () => memberOf(bound)
  const getBalance = () => ({ centerWalletBalance: '0.00' })
  vi.stubGlobal('fetch', fakeSite({ info, getBalance }).fetch)
  render(
    <MemoryRouter>
      <MemberGreeting amounts={{ shown: true, toggle: () => undefined }} />
    </MemoryRouter>,
  )
}

it('welcomes a new member with three steps', async () => {
  open(0)
  expect(await screen.findByText('欢迎加入，三步即可开始')).toBeTruthy()
  const steps = screen.getAllByRole('listitem').map((item) => item.querySelector('a'))
  expect(steps.map((link) => link?.getAttribute('href'))).toEqual([
    '/mine/auth',
    '/mine/savemoney',
    '/game/sport',
  ])
})

it('welcomes a member back who has bound phone and name', async () => {
  open(1)
  expect(await screen.findByText('欢迎回来，祝您愉快')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
