import { isRailName, type RailName } from '@xinghe/rules/wallet/rails.ts'
import { readNetworks, type Networks } from './networks.ts'
import { leastSecret, readOldSecret } from './partner.ts'
import { ConfigFault, oneOf } from './read-value.ts'

export interface RailConfig {
  readonly adapter: 'sandbox' | 'http'
  /** The provider's address for orders, and the secret that signs our requests and its answers. */
  readonly url: string
  readonly secret: string
  /** Also accepted in answers while the secret is changed. */
  readonly oldSecret: string | null
  /**
   * The secrets of the provider's callbacks, by rail: several while one is changed. A rail without one is
   * not offered.
   */
  readonly callbackSecrets: ReadonlyMap<RailName, readonly string[]>
  /** Callbacks from other addresses are refused, whatever their signature. */
  readonly isProvider: Networks
}

const callbackSecrets = (given: string): ReadonlyMap<RailName, readonly string[]> => {
  const secrets = new Map<RailName, string[]>()
  for (const pair of given.split(',')) {
    const [rail = '', ...rest] = pair.trim().split('=')
    const secret = rest.join('=')
    if (!isRailName(rail))
      throw new ConfigFault(`RAIL_CALLBACK_SECRETS names a rail "${rail}" that there is not`)
    if (secret.length < leastSecret)
      throw new ConfigFault(
        `RAIL_CALLBACK_SECRETS: the secret of ${rail} has less than ${leastSecret} characters`,
      )
    secrets.set(rail, [...(secrets.get(rail) ?? []), secret])
  }
  return secrets
}

/**
 * `RAIL_ADAPTER=http` with `RAIL_URL`, `RAIL_SECRET`, perhaps `RAIL_SECRET_OLD`, and
 * `RAIL_CALLBACK_SECRETS=bank=…,alipay=…`. A rail that stands twice has two valid secrets. `RAIL_CALLBACK_FROM`
 * lists the addresses of the provider.
 */
export const readRails = (env: NodeJS.ProcessEnv): RailConfig => {
  const adapter = oneOf('RAIL_ADAPTER', env['RAIL_ADAPTER'], ['sandbox', 'http'])
  const url = env['RAIL_URL'] ?? ''
  const secret = env['RAIL_SECRET'] ?? ''
  const oldSecret = readOldSecret(env, 'RAIL')
  const given = env['RAIL_CALLBACK_SECRETS'] ?? ''
  const from = env['RAIL_CALLBACK_FROM'] ?? ''
  const isProvider = from === '' ? () => true : readNetworks('RAIL_CALLBACK_FROM', from)
  const partner = { adapter, url, secret, oldSecret, isProvider }
  if (adapter === 'sandbox') return { ...partner, callbackSecrets: new Map() }
  if (!/^https?:\/\//.test(url) || secret.length < leastSecret || given === '')
    throw new ConfigFault(
      `RAIL_ADAPTER=http needs RAIL_URL (https://…), RAIL_SECRET of at least ${leastSecret} characters and RAIL_CALLBACK_SECRETS`,
    )
  return { ...partner, callbackSecrets: callbackSecrets(given) }
}
