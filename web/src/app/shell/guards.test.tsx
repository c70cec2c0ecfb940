import { cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { on } from '../../platform/bus/events.ts'
import { takeWantedPage } from '../../platform/navigation/wanted-page.ts'
import type { Verdict } from './guard.ts'
import { Guarded } from './guards.tsx'

afterEach(cleanup)

const place = { now: '' }

/** Only the page arrived at is guarded, as in the app. */
function Page({ verdict, at }: { verdict: Verdict; at: string }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    place.now = pathname
  }, [pathname])
  return <Guarded verdict={`${pathname}${search}` === at ? verdict : 'allow'}>{null}</Guarded>
}

const arrive = (verdict: Verdict, at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Page verdict={verdict} at={at} />
    </MemoryRouter>,
  )

it('sends an unbound member to the gate, which knows where to go afterwards', () => {
  arrive('bind-first', '/mine/addBankCard?from=wallet')
  expect(place.now).toBe('/mine/auth')
  expect(takeWantedPage()).toBeNull()
  expect(takeWantedPage('binding')).toBe('/mine/addBankCard?from=wallet')
})

it('sends a visitor home, and remembers the page for the login', () => {
  arrive('login-first', '/mine/wallet')
  expect(place.now).toBe('/home')
  expect(takeWantedPage('binding')).toBeNull()
  expect(takeWantedPage()).toBe('/mine/wallet')
})

it('also opens the login for a link into the sportsbook', async () => {
  const login = vi.fn<() => void>()
  const leave = on('login', login)
  arrive('login-first', '/mine/wallet')
  await Promise.resolve()
  expect(login).not.toHaveBeenCalled()
  arrive('login-first', '/game/sport/CRTY?match=m1')
  await Promise.resolve()
  expect(login).toHaveBeenCalledOnce()
  expect(takeWantedPage()).toBe('/game/sport/CRTY?match=m1')
  leave()
})
