import { ConfigFault, oneOf } from './read-value.ts'

/** Where the salts of the shared games' chains come from. */
export interface SaltConfig {
  /** `local`: seals of the site's own ledger. `beacon`: a public randomness beacon with drand's HTTP interface. */
  readonly source: 'local' | 'beacon'
  /** With the hash of the beacon's chain, if it has one. */
  readonly beaconUrl: string
}

export const readSalt = (env: NodeJS.ProcessEnv): SaltConfig => {
  const source = oneOf('SALT_SOURCE', env['SALT_SOURCE'], ['local', 'beacon'])
  const beaconUrl = (env['BEACON_URL'] ?? '').replace(/\/+$/, '')
  if (source === 'beacon' && !/^https?:\/\//.test(beaconUrl))
    throw new ConfigFault('SALT_SOURCE=beacon needs BEACON_URL (https://…)')
  return { source, beaconUrl }
}
