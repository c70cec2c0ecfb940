import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant, later } from '../base/instant.ts'
import { loginRisk, longAwayMs, riskyFailures, type LoginTraits } from './login-risk.ts'

const now = instant(Date.UTC(2026, 10, 15))
const usual: LoginTraits = {
  lastLoginAt: later(now, -1),
  hasDevices: true,
  deviceKnown: true,
  country: 'CN',
  countriesSeen: ['CN', 'HK'],
  recentFailures: 0,
}

describe('loginRisk', () => {
  it.each([
    [null, {}],
    ['device-unfamiliar', { deviceKnown: false }],
    ['ip-unfamiliar', { country: 'JP' }],
    ['device-and-ip-unfamiliar', { deviceKnown: false, country: 'JP' }],
    ['long-away', { lastLoginAt: later(now, -longAwayMs) }],
    [null, { lastLoginAt: later(now, 1 - longAwayMs) }],
    ['login-risky', { recentFailures: riskyFailures }],
    [null, { recentFailures: riskyFailures - 1 }],
  ] as const)('is %s', (risk, traits) => {
    expect(loginRisk({ ...usual, ...traits }, now)).toBe(risk)
  })

  it('names the gravest risk when several apply', () => {
    const away = { lastLoginAt: later(now, -longAwayMs), recentFailures: 9 }
    expect(loginRisk({ ...usual, ...away }, now)).toBe('long-away')
    expect(loginRisk({ ...usual, ...away, country: 'JP' }, now)).toBe('ip-unfamiliar')
    expect(loginRisk({ ...usual, ...away, deviceKnown: false }, now)).toBe('device-unfamiliar')
  })

  it('sees no country risk for an address of unknown country, nor for the first known country', () => {
    expect(loginRisk({ ...usual, country: null }, now)).toBeNull()
    expect(loginRisk({ ...usual, country: 'JP', countriesSeen: [] }, now)).toBeNull()
  })

  it('sees no risk in the very first login of a member without devices, but in later ones', () => {
    const first = { ...usual, hasDevices: false, deviceKnown: false }
    expect(loginRisk({ ...first, lastLoginAt: null }, now)).toBeNull()
    expect(loginRisk(first, now)).toBe('device-unfamiliar')
    expect(loginRisk({ ...first, hasDevices: true, lastLoginAt: null }, now)).toBe(
      'device-unfamiliar',
    )
  })

  it('always sees a risk in an unknown device of a member with devices', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.constantFrom(null, 'CN', 'JP'), (recentFailures, country) => {
        const risk = loginRisk({ ...usual, deviceKnown: false, recentFailures, country }, now)
        expect(risk).toMatch(/^device/)
      }),
    )
  })
})
