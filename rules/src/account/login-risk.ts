import { dayMs, type Instant } from '../base/instant.ts'

export const longAwayMs = 90 * dayMs
/** A success after this many recent failures is a risk. */
export const riskyFailures = 3
export const trustedDevicesMax = 5

export type LoginRisk =
  | 'device-and-ip-unfamiliar'
  | 'device-unfamiliar'
  | 'ip-unfamiliar'
  | 'long-away'
  | 'login-risky'

export interface LoginTraits {
  /** Null before the first login. */
  readonly lastLoginAt: Instant | null
  /** Whether the member has any device to compare with. */
  readonly hasDevices: boolean
  readonly deviceKnown: boolean
  /** Null for an address of no known country. */
  readonly country: string | null
  readonly countriesSeen: readonly string[]
  /** Failures since the last success, within the window of the login guard. */
  readonly recentFailures: number
}

/** The gravest risk of a login with the right password; null without one. */
export const loginRisk = (login: LoginTraits, now: Instant): LoginRisk | null => {
  const { lastLoginAt, country, countriesSeen } = login
  const first = lastLoginAt === null && !login.hasDevices
  const deviceStrange = !first && !login.deviceKnown
  const countryStrange =
    country !== null && countriesSeen.length > 0 && !countriesSeen.includes(country)
  if (deviceStrange && countryStrange) return 'device-and-ip-unfamiliar'
  if (deviceStrange) return 'device-unfamiliar'
  if (countryStrange) return 'ip-unfamiliar'
  if (lastLoginAt !== null && now - lastLoginAt >= longAwayMs) return 'long-away'
  return login.recentFailures >= riskyFailures ? 'login-risky' : null
}
