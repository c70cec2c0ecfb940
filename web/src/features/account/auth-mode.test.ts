import { expect, it } from 'vitest'
import { modeAfter, openingEvents } from './auth-mode.ts'

it('opens in the mode that the event names', () => {
  expect(openingEvents.map((event) => modeAfter(null, event))).toEqual([
    'login',
    'register',
    'forgot-by-phone',
    'new-device',
  ])
})

it('closes from every mode', () => {
  expect(modeAfter('register', 'closeAuth')).toBeNull()
  expect(modeAfter('new-device', 'closeAuth')).toBeNull()
})

it('switches between login and register, and from the other modes back to login', () => {
  expect(modeAfter('login', 'switch_auth_way')).toBe('register')
  expect(modeAfter('register', 'switch_auth_way')).toBe('login')
  expect(modeAfter('forgot-by-email', 'switch_auth_way')).toBe('login')
})

it('does not open a closed dialog by switching', () => {
  expect(modeAfter(null, 'switch_auth_way')).toBeNull()
})
