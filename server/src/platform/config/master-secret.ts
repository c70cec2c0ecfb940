import { ConfigFault } from './read-value.ts'

/** The one in the data folder is made with 43. */
const leastLength = 32

/**
 * The master secret of the settings; null where it is a file of the data folder. Every seal and token hangs on
 * it, so a live site takes no short one. The secret before may be short: that is how a short one is left.
 */
export const readMasterSecret = (env: NodeJS.ProcessEnv, mode: 'demo' | 'live'): string | null => {
  const given = env['MASTER_SECRET'] || null
  if (mode === 'live' && given !== null && given.length < leastLength)
    throw new ConfigFault(
      `SITE_MODE=live takes MASTER_SECRET only with at least ${leastLength} characters`,
    )
  return given
}
