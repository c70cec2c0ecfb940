const windowMs = 60_000
const endsAllowed = 5

/**
 * Whether a process that ended by itself is restarted. A crash is, a site that cannot run is not:
 * it would only fill the log.
 */
export function mayStartAgain(ends: readonly number[], now: number): boolean {
  return ends.filter((end) => now - end < windowMs).length < endsAllowed
}
