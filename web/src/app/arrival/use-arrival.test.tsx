import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { on } from '../../platform/bus/events.ts'
import { local } from '../../platform/storage/local.ts'
import { registerDelayMs } from './arrival.ts'
import { useArrival } from './use-arrival.ts'

let asked = 0
let off = (): void => undefined
beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  off = on('register', () => (asked += 1))
})
afterEach(() => {
  cleanup()
  off()
  localStorage.clear()
  vi.useRealTimers()
})

function Page() {
  useArrival()
  const { pathname, search, hash } = useLocation()
  const [, setSearch] = useSearchParams()
  return (
    <button
      type="button"
      onClick={() => setSearch((now) => ({ ...Object.fromEntries(now), tab: 'slots' }))}
    >
      {`${pathname}${search}${hash}`}
    </button>
  )
}
const arrive = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Page />
    </MemoryRouter>,
  )
const address = () => screen.getByRole('button').textContent
const wait = () => act(() => void vi.advanceTimersByTime(registerDelayMs))

it('opens the registration once, and takes the wish out of the address', () => {
  arrive('/home?icode=AB12&register=1&tab=all#top')
  wait()
  expect(asked).toBe(1)
  expect(address()).toBe('/home?icode=AB12&tab=all#top')
  act(() => screen.getByRole('button').click())
  wait()
  expect(asked).toBe(1)
  expect(local.get('icode')).toBe('AB12')
})

it('opens it although the address changes before the delay is over', () => {
  arrive('/home?register=1')
  act(() => screen.getByRole('button').click())
  wait()
  expect(asked).toBe(1)
})

it('opens nothing without the wish, and leaves the address alone', () => {
  arrive('/home?icode=AB12')
  wait()
  expect(asked).toBe(0)
  expect(address()).toBe('/home?icode=AB12')
})
