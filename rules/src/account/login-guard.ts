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

/** The logins of 24 hours on the whole site. */
export interface LoginDay {
  /** Failures on unknown devices. */
  readonly failed: number
  /** Members who logged in on a device of theirs, each once. Stolen passwords do not raise it. */
  readonly knownLogins: number
}

/** Days before the last 24 hours that tell how many failed logins are usual. */
export const usualDays = 28
/** More failures than this for one login on a known device are never usual, however long they go on. */
const mostUsualShare = 1 / 4

/**
 * Failures for each login on a known device: a site that grows, or has more to do at the weekend, keeps its share.
 * The lowest quarter of the days tells it, which an attack of three weeks does not change. Before the oldest day
 * on which anything happened the site did not count.
 */
const usualShare = (daysBefore: readonly LoginDay[]): number => {
  const oldest = daysBefore.findLastIndex(({ failed, knownLogins }) => failed + knownLogins > 0)
  const shares = daysBefore
    .slice(0, oldest + 1)
    .map(({ failed, knownLogins }) => failed / Math.max(1, knownLogins))
  const quarter = shares.toSorted((a, b) => a - b)[Math.floor((shares.length - 1) / 4)]
  return Math.min(mostUsualShare, quarter ?? mostUsualShare)
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

/**
 * Whether lists of names and passwords are being tried out on the site; the newest day comes first. A list that
 * is tried out at once trebles the failures of a day. One that is tried out so slowly that no day stands out
 * doubles those of four weeks.
 */
export const isStuffing = (days: readonly LoginDay[], least: number): boolean => {
  const share = usualShare(days.slice(1))
  const areMore = (some: readonly LoginDay[], times: number): boolean => {
    const expected = share * sum(some.map(({ knownLogins }) => knownLogins))
    return sum(some.map(({ failed }) => failed)) >= Math.max(least, times * expected)
  }
  return areMore(days.slice(0, 1), 3) || areMore(days, 2)
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
