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
  usualDays,
  type LoginDay,
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
  const least = 300
  const day = (failed: number, knownLogins: number): LoginDay => ({ failed, knownLogins })
  const days = (count: number, each: LoginDay): LoginDay[] =>
    Array.from({ length: count }, () => each)
  /** A site of some size: one login on an unknown device fails for five on known ones. */
  const usual = days(usualDays, day(100, 500))

  it('begins with three times the usual failures for as many logins', () => {
    expect(isStuffing([day(299, 500), ...usual], 50)).toBe(false)
    expect(isStuffing([day(300, 500), ...usual], 50)).toBe(true)
    expect(isStuffing([day(599, 1_000), ...usual], 50)).toBe(false)
    expect(isStuffing([day(600, 1_000), ...usual], 50)).toBe(true)
  })

  it('begins with the least number where hardly any login fails', () => {
    const quiet = days(usualDays, day(0, 500))
    expect(isStuffing([day(49, 500), ...quiet], 50)).toBe(false)
    expect(isStuffing([day(50, 500), ...quiet], 50)).toBe(true)
    expect(isStuffing([], 50)).toBe(false)
  })

  it('does not take an attack of three weeks for usual', () => {
    const attacked = [...days(21, day(3_000, 20_000)), ...days(7, day(100, 20_000))]
    expect(isStuffing([day(300, 20_000), ...attacked], least)).toBe(true)
  })

  it('begins when the failures of four weeks double, each day so little that none stands out', () => {
    const slow = (each: number) => [...days(20, day(each, 500)), ...days(9, day(100, 500))]
    expect(isStuffing(slow(244), least)).toBe(false)
    expect(isStuffing(slow(245), least)).toBe(true)
  })

  it('takes no more than half as many failures as logins for usual, however long it lasts', () => {
    expect(isStuffing(days(29, day(49, 100)), least)).toBe(false)
    expect(isStuffing(days(29, day(50, 100)), least)).toBe(true)
    // Few in all: their share tells nothing.
    expect(isStuffing(days(29, day(10, 0)), least)).toBe(false)
    expect(isStuffing(days(29, day(11, 0)), least)).toBe(true)
  })

  it('takes days before the first that was counted for unknown, not for quiet', () => {
    const young = days(7, day(150, 700))
    const unknown = days(21, day(0, 0))
    expect(isStuffing([day(400, 700), ...young, ...unknown], least)).toBe(false)
    expect(isStuffing([day(450, 700), ...young, ...unknown], least)).toBe(true)
    expect(isStuffing([day(349, 700), ...days(usualDays, day(0, 0))], least)).toBe(false)
    expect(isStuffing([day(350, 700), ...days(usualDays, day(0, 0))], least)).toBe(true)
  })

  /** How many of a day's guesses are judged before pictures are asked for. */
  const judgedOf = (guesses: number, honest: LoginDay, before: readonly LoginDay[]): number => {
    let [low, high] = [0, guesses]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const today = { ...honest, failed: honest.failed + middle }
      if (isStuffing([today, ...before], least)) high = middle
      else low = middle + 1
    }
    return low
  }

  /** An attacker who knows the rule: guesses of each day, on a site where every day is `honest`. */
  const judgedInAll = (guesses: readonly number[], honest: LoginDay): number => {
    const before = days(usualDays, honest)
    let judged = 0
    for (const count of guesses) {
      judged += judgedOf(count, honest, before)
      before.unshift({ ...honest, failed: honest.failed + count })
      before.pop()
    }
    return judged
  }

  const ramp = [299, 897, 2_690, 8_070].flatMap((count) => [count, count, count, count])
  const pairsOf = (guesses: readonly number[]): number => guesses.reduce((sum, at) => sum + at, 0)

  it('judges at most 1 % of a list that is tried out in small, growing portions', () => {
    for (const honest of [day(0, 0), day(2, 20), day(16, 200)])
      expect(judgedInAll(ramp, honest), `${honest.failed}`).toBeLessThanOrEqual(pairsOf(ramp) / 100)
  })

  it('judges in four weeks no more than the least number, or half as many as members log in', () => {
    const guesses = fc.array(fc.nat(10_000), { minLength: usualDays, maxLength: usualDays })
    const logins = fc.integer({ min: 0, max: 1_000 })
    fc.assert(
      fc.property(guesses, logins, (each, knownLogins) => {
        const most = Math.max(least, (knownLogins * (usualDays + 1)) / 2)
        expect(judgedInAll(each, day(0, knownLogins))).toBeLessThanOrEqual(most)
        const careful = days(usualDays, day(0, 0)).map(() => Math.floor(most / usualDays))
        expect(judgedInAll(careful, day(0, knownLogins))).toBeLessThanOrEqual(most)
      }),
      { numRuns: 30 },
    )
  })

  it('lets a site of any size grow, with weekends and big matches, and asks nobody for a picture', () => {
    const weeks = 12
    const month = fc.record({
      failures: fc.integer({ min: 1, max: 5_000 }),
      loginsPerFailure: fc.integer({ min: 3, max: 20 }),
      weekend: fc.double({ min: 1, max: 1.6, noNaN: true }),
      growthInWeek: fc.double({ min: 0.8, max: 1.5, noNaN: true }),
      noise: fc.array(fc.double({ min: 0.85, max: 1.15, noNaN: true }), {
        minLength: 7 * weeks,
        maxLength: 7 * weeks,
      }),
    })
    fc.assert(
      fc.property(month, ({ failures, loginsPerFailure, weekend, growthInWeek, noise }) => {
        const told = noise.map((chance, at) => {
          const level = growthInWeek ** (at / 7) * (at % 7 >= 5 ? weekend : 1)
          const logins = failures * loginsPerFailure * level
          return day(Math.round(failures * level * chance), Math.round(logins))
        })
        const newestFirst = told.toReversed()
        for (let at = 0; at < told.length; at += 1) {
          const seen = newestFirst.slice(at, at + usualDays + 1)
          expect(isStuffing(seen, least), `day ${told.length - at}`).toBe(false)
        }
      }),
    )
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
