import { minuteMs, type Instant } from '../base/instant.ts'

/**
 * Ten failures for a name within the window close it for as long again, whether the name exists or not.
 * Devices on which the member has logged in before are counted apart from all others.
 */
export const failureWindowMs = 15 * minuteMs
export const failureLimit = 10
/** Tries where a logged-in member must repeat the password: fewer than at login. */
export const passwordCheckLimit = 5
/** Older failures can neither cause a lock nor prolong one. */
export const failureMemoryMs = 2 * failureWindowMs

export const captchaKinds = ['none', 'slider', 'picture'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

/** Forms that a captcha protects: the specification's ktype 1–4. */
export const captchaPurposes = ['register', 'reset-by-phone', 'reset-by-email', 'login'] as const
export type CaptchaPurpose = (typeof captchaPurposes)[number]

export interface LoginHistory {
  /** When recent attempts for this name failed, any order. */
  readonly failures: readonly Instant[]
  readonly deviceKnown: boolean
  /** Too many logins have failed from this address, or on the whole site: unknown devices need a picture. */
  readonly isSuspect: boolean
}

/** Days before the last 24 hours that tell how many failed logins are usual. */
export const usualDays = 7

/**
 * Whether lists of names and passwords are being tried out on the site: failures have trebled. The middle day
 * is the usual one, so that an attack of a few days does not become usual.
 */
export const isStuffing = (
  lastDay: number,
  daysBefore: readonly number[],
  least: number,
): boolean => {
  const usual = daysBefore.toSorted((a, b) => a - b)[Math.floor(daysBefore.length / 2)] ?? 0
  return lastDay >= Math.max(least, 3 * usual)
}

/** Calls overlap, so a failure may have a later timestamp than the call that reads it: it counts as well. */
const recent = (failures: readonly Instant[], now: Instant): readonly Instant[] =>
  failures.filter((at) => now - at < failureWindowMs)

/** Locked for a whole window from the failure that reached the limit within a window. */
export const loginLocked = (
  failures: readonly Instant[],
  now: Instant,
  limit: number = failureLimit,
): boolean => {
  const ordered = failures.toSorted((a, b) => a - b)
  return ordered.some((at, index) => {
    const first = ordered[index - limit + 1]
    return first !== undefined && at - first < failureWindowMs && now - at < failureWindowMs
  })
}

/**
 * Login asks nothing on a known device without recent failure, a slider after one, a picture after three. An
 * unknown device gets a slider, and a picture while logins fail in numbers.
 */
export const loginCaptcha = (history: LoginHistory, now: Instant): CaptchaKind => {
  const count = recent(history.failures, now).length
  if (count >= 3 || (history.isSuspect && !history.deviceKnown)) return 'picture'
  if (count >= 1 || !history.deviceKnown) return 'slider'
  return 'none'
}

/** Registration and resets always ask; two failed sliders of a browser turn into a picture. */
export const captchaFor = (
  purpose: CaptchaPurpose,
  history: LoginHistory & {
    readonly sliderFailures: number
    /** Sliders have failed too often from this address, whatever browsers it named. */
    readonly slidersUsedUp: boolean
  },
  now: Instant,
): CaptchaKind => {
  const asked = purpose === 'login' ? loginCaptcha(history, now) : 'slider'
  const usedUp = history.slidersUsedUp || history.sliderFailures >= 2
  return asked === 'slider' && usedUp ? 'picture' : asked
}

/** A picture proves at least as much as a slider, so a member may always choose it. */
export const captchaSuffices = (shown: CaptchaKind, asked: CaptchaKind): boolean =>
  captchaKinds.indexOf(shown) >= captchaKinds.indexOf(asked)
