import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { fakeSite } from '../../../../platform/api/testing/fake-site.ts'

type Fields = Readonly<Record<string, unknown>>

/** A member who has bound nothing yet, with what a test lays over. */
export const memberAnswer = (over: Fields = {}) => ({
  userId: 'mem_00000001',
  name: 'star88',
  avatar: null,
  registeredAt: new Date().toISOString(),
  bindPhone: 0,
  bindRealName: 0,
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
  ...over,
})

export const bound = {
  bindPhone: 1,
  phone: '+86 138****8000',
  bindEmail: 1,
  email: 'a***z@example.com',
  bindRealName: 1,
  realName: '张**',
}

export const noCaptcha = () => ({ kaptchcate: 99, flag: 'none' })

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
export const show = (
  screen: ReactNode,
  answers: Parameters<typeof fakeSite>[0],
  at = '/mine/userinfo',
) => {
  queryClient.clear()
  const site = fakeSite({ info: () => memberAnswer(), kaptchcate: noCaptcha, ...answers })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={[at]}>
      <Place />
      {screen}
    </MemoryRouter>,
  )
  return { user: userEvent.setup({ delay: null }), ...site }
}
