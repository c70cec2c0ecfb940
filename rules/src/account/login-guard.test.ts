import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant, minuteMs, type Instant } from '../base/instant.ts'
import {
  captchaFor,
  captchaKinds,
  captchaPurposes,
  captchaSuffices,
  failureMemoryMs,
  failureWindowMs,
  isStuffing,
  loginCaptcha,
  loginLocked,
} from './login-guard.ts'

const now = instant(1_800_000_000_000)
const ago = (ms: number): Instant => instant(now - ms)
const failuresAgo = (...minutes: number[]): Instant[] => minutes.map((each) => ago(each * minuteMs))

describe('loginLocked', () => {
  it('lets nine failures pass', () => {
    expect(
      loginLocked(
        Array.from({ length: 9 }, () => now),
        now,
      ),
    ).toBe(false)
  })

  it('locks at the tenth', () => {
    expect(
      loginLocked(
        Array.from({ length: 10 }, () => now),
        now,
      ),
    ).toBe(true)
  })

  it('counts failures of concurrent calls with a later timestamp', () => {
    const overlapping = Array.from({ length: 10 }, (_, index) => ago(5 - index))
    expect(loginLocked(overlapping, now)).toBe(true)
    expect(loginCaptcha({ failures: [ago(-5)], deviceKnown: true, isSuspect: false }, now)).toBe(
      'slider',
    )
  })

  it('holds the lock for a whole window from the tenth failure, however slow the ten were', () => {
    const slow = Array.from({ length: 10 }, (_, index) => ago((index * 14 * minuteMs) / 9))
    const last = slow[0] ?? now
    expect(loginLocked(slow, instant(last + failureWindowMs - 1))).toBe(true)
    expect(loginLocked(slow, instant(last + failureWindowMs))).toBe(false)
  })

  it('does not lock on ten failures that are spread over more than a window', () => {
    const spread = Array.from({ length: 10 }, (_, index) => ago((index * failureWindowMs) / 9))
    expect(loginLocked(spread, now)).toBe(false)
  })

  it('needs no failure older than the memory, and no order', () => {
    const times = fc.array(fc.integer({ min: 0, max: 3 * failureWindowMs }), { maxLength: 40 })
    fc.assert(
      fc.property(times, (agesMs) => {
        const failures = agesMs.map(ago)
        const kept = failures.filter((at) => now - at < failureMemoryMs)
        expect(loginLocked(kept.toReversed(), now)).toBe(loginLocked(failures, now))
      }),
    )
  })
})

describe('loginCaptcha', () => {
  it('asks unknown devices, and no known one, for a picture while logins fail in numbers', () => {
    const suspect = { failures: [], isSuspect: true }
    expect(loginCaptcha({ ...suspect, deviceKnown: false }, now)).toBe('picture')
    expect(loginCaptcha({ ...suspect, deviceKnown: true }, now)).toBe('none')
  })

  it('asks nothing on a known device without recent failure', () => {
    expect(
      loginCaptcha({ failures: failuresAgo(15), deviceKnown: true, isSuspect: false }, now),
    ).toBe('none')
  })

  it('asks a slider on an unknown device, and after one failure', () => {
    expect(loginCaptcha({ failures: [], deviceKnown: false, isSuspect: false }, now)).toBe('slider')
    expect(
      loginCaptcha({ failures: failuresAgo(14), deviceKnown: true, isSuspect: false }, now),
    ).toBe('slider')
  })

  it('asks a picture after three failures', () => {
    expect(
      loginCaptcha({ failures: failuresAgo(1, 2), deviceKnown: true, isSuspect: false }, now),
    ).toBe('slider')
    expect(
      loginCaptcha({ failures: failuresAgo(1, 2, 3), deviceKnown: true, isSuspect: false }, now),
    ).toBe('picture')
  })
})

describe('isStuffing', () => {
  const calmWeek = [100, 90, 110, 100, 95, 105, 100]

  it('begins with three times the usual day', () => {
    expect(isStuffing(299, calmWeek, 50)).toBe(false)
    expect(isStuffing(300, calmWeek, 50)).toBe(true)
  })

  it('begins with the least number where hardly any login fails', () => {
    expect(isStuffing(49, [], 50)).toBe(false)
    expect(isStuffing(50, [0, 1, 0, 0, 2, 0, 0], 50)).toBe(true)
  })

  it('does not take an attack of three days for usual', () => {
    expect(isStuffing(1_000, [50_000, 50_000, 50_000, ...calmWeek.slice(3)], 50)).toBe(true)
  })
})

describe('captchaFor', () => {
  const calm = {
    failures: [],
    deviceKnown: true,
    isSuspect: false,
    sliderFailures: 0,
    slidersUsedUp: false,
  }

  it.each(['register', 'reset-by-phone', 'reset-by-email'] as const)(
    'always asks for %s',
    (purpose) => {
      expect(captchaFor(purpose, calm, now)).toBe('slider')
    },
  )

  it('turns to a picture after two failed sliders', () => {
    expect(captchaFor('register', { ...calm, sliderFailures: 1 }, now)).toBe('slider')
    expect(captchaFor('register', { ...calm, sliderFailures: 2 }, now)).toBe('picture')
  })

  it('turns to a picture when sliders have failed too often from the address', () => {
    expect(captchaFor('register', { ...calm, slidersUsedUp: true }, now)).toBe('picture')
    expect(captchaFor('login', { ...calm, slidersUsedUp: true }, now)).toBe('none')
  })

  it('asks nothing at login where no captcha is due, even after failed sliders', () => {
    expect(captchaFor('login', { ...calm, sliderFailures: 9 }, now)).toBe('none')
  })

  it('never asks less after one more failure', () => {
    const history = fc.record({
      failures: fc.array(fc.integer({ min: 0, max: failureMemoryMs }).map(ago)),
      deviceKnown: fc.boolean(),
      isSuspect: fc.boolean(),
      sliderFailures: fc.nat(4),
      slidersUsedUp: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.constantFrom(...captchaPurposes), history, (purpose, before) => {
        const asked = captchaFor(purpose, before, now)
        const after = { ...before, failures: [...before.failures, now] }
        expect(captchaSuffices(captchaFor(purpose, after, now), asked)).toBe(true)
      }),
    )
  })
})

describe('captchaSuffices', () => {
  it('takes the asked kind or a stronger one', () => {
    expect(captchaKinds.map((shown) => captchaSuffices(shown, 'slider'))).toEqual([
      false,
      true,
      true,
    ])
  })
})
