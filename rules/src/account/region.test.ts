import { describe, expect, it } from 'vitest'
import { isLoopback, judgeRegion } from './region.ts'

const policy = {
  limited: ['US'],
  warned: ['JP'],
  restrictedIps: ['203.0.113.7', '198.51.100.', '2001:db8:'],
}

describe('judgeRegion', () => {
  it.each([
    ['203.0.113.7', null, 'ip-restricted'],
    ['203.0.113.70', null, 'open'],
    ['198.51.100.9', 'CN', 'ip-restricted'],
    ['198.51.1.9', 'CN', 'open'],
    ['2001:db8::1', 'CN', 'ip-restricted'],
    ['192.0.2.1', 'US', 'region-limited'],
    ['192.0.2.1', 'JP', 'region-warning'],
    ['192.0.2.1', 'CN', 'open'],
    ['192.0.2.1', null, 'open'],
  ])('judges %s from %s as %s', (ip, country, verdict) => {
    expect(judgeRegion(ip, country, policy)).toBe(verdict)
  })

  it('applies every restriction to a caller without an address', () => {
    const none = { limited: [], warned: [], restrictedIps: [] }
    expect(judgeRegion(null, null, policy)).toBe('ip-restricted')
    expect(judgeRegion(null, null, { ...policy, restrictedIps: [] })).toBe('region-limited')
    expect(judgeRegion(null, null, { ...none, warned: ['JP'] })).toBe('region-warning')
    expect(judgeRegion(null, null, none)).toBe('open')
  })

  it('names the address before the country', () => {
    expect(judgeRegion('203.0.113.7', 'US', policy)).toBe('ip-restricted')
  })
})

describe('isLoopback', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('knows %s', (ip) => {
    expect(isLoopback(ip)).toBe(true)
  })

  it.each(['128.0.0.1', '::2', '10.0.0.1', '1.127.0.0', ''])('does not take %s for it', (ip) => {
    expect(isLoopback(ip)).toBe(false)
  })
})
