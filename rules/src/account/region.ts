export type RegionVerdict = 'open' | 'region-limited' | 'region-warning' | 'ip-restricted'

export interface RegionPolicy {
  /** ISO 3166-1 alpha-2 codes. */
  readonly limited: readonly string[]
  readonly warned: readonly string[]
  /** Exact addresses, or prefixes that end in `.` or `:`. */
  readonly restrictedIps: readonly string[]
}

/**
 * An address that the country database does not know is treated as open. A caller without an address (null)
 * may be anywhere, so every restriction applies.
 */
export const judgeRegion = (
  ip: string | null,
  country: string | null,
  policy: RegionPolicy,
): RegionVerdict => {
  if (ip === null) {
    if (policy.restrictedIps.length > 0) return 'ip-restricted'
    if (policy.limited.length > 0) return 'region-limited'
    return policy.warned.length > 0 ? 'region-warning' : 'open'
  }
  const restricted = policy.restrictedIps.some((entry) =>
    entry.endsWith('.') || entry.endsWith(':') ? ip.startsWith(entry) : ip === entry,
  )
  if (restricted) return 'ip-restricted'
  if (country !== null && policy.limited.includes(country)) return 'region-limited'
  if (country !== null && policy.warned.includes(country)) return 'region-warning'
  return 'open'
}

export const isLoopback = (ip: string): boolean =>
  ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')
