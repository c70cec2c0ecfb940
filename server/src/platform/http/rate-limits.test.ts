import { describe, expect, it, vi } from 'vitest'
import { callerOf, rateLimits } from './rate-limits.ts'

describe('a rate limit', () => {
  it('allows the calls of its class per address', () => {
    const limit = rateLimits('code', 0.1)
    expect([limit('192.0.2.1'), limit('192.0.2.1')]).toEqual([null, null])
    expect(limit('192.0.2.1')).toMatchObject({ refusal: 'too-often' })
    expect(limit('192.0.2.2')).toBeNull()
  })

  it('allows one call when the factor leaves less than one', () => {
    const limit = rateLimits('code', 0.01)
    expect(limit('192.0.2.1')).toBeNull()
    expect(limit('192.0.2.1')).toMatchObject({ refusal: 'too-often' })
  })

  it('keeps the count of an address while thousands of others call', () => {
    const limit = rateLimits('code', 0.01)
    for (let at = 0; at <= 5_000; at += 1) limit(`10.0.${Math.floor(at / 250)}.${at % 250}`)
    expect(limit('10.0.0.0')).toMatchObject({ refusal: 'too-often' })
  })

  it('starts a new window a minute after the first call of an address', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const limit = rateLimits('code', 0.01)
      limit('192.0.2.1')
      vi.advanceTimersByTime(59_999)
      expect(limit('192.0.2.1')).toMatchObject({ refusal: 'too-often' })
      vi.advanceTimersByTime(1)
      expect(limit('192.0.2.1')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('one caller', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
    ['2001:DB8:0:7::4', '2001:db8:0:7'],
    ['2001:0db8:0000:0007::', '2001:db8:0:7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
    ['unknown:1', 'unknown:1'],
  ])('%s is %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller)
  })
})
