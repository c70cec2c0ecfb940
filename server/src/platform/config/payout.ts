import { readOldSecret, readPartner } from './partner.ts'
import { oneOf } from './read-value.ts'

export interface PayoutConfig {
  readonly adapter: 'sandbox' | 'manual' | 'http'
  /** The provider's address for payouts, and the secret that signs our requests and its answers. */
  readonly url: string
  readonly secret: string
  /** Also accepted in answers while the secret is changed. */
  readonly oldSecret: string | null
}

/** `PAYOUT_ADAPTER=manual`, or `http` with `PAYOUT_URL`, `PAYOUT_SECRET` and perhaps `PAYOUT_SECRET_OLD`. */
export const readPayout = (env: NodeJS.ProcessEnv): PayoutConfig => {
  const adapter = oneOf('PAYOUT_ADAPTER', env['PAYOUT_ADAPTER'], ['sandbox', 'manual', 'http'])
  const { url, secret } = readPartner(env, 'PAYOUT', { adapter, usedBy: 'http' })
  return { adapter, url, secret, oldSecret: readOldSecret(env, 'PAYOUT') }
}
