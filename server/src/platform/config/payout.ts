import { ConfigFault, oneOf } from './read-value.ts'

export interface PayoutConfig {
  readonly adapter: 'sandbox' | 'manual' | 'http'
  /** The provider's address for payouts, and the secret that signs our requests and its answers. */
  readonly url: string
  readonly secret: string
  /** Also accepted in answers while the secret is changed. */
  readonly oldSecret: string | null
}

/** Short secrets are guessed. */
const leastSecret = 16

/** `PAYOUT_ADAPTER=manual`, or `http` with `PAYOUT_URL`, `PAYOUT_SECRET` and perhaps `PAYOUT_SECRET_OLD`. */
export const readPayout = (env: NodeJS.ProcessEnv): PayoutConfig => {
  const adapter = oneOf('PAYOUT_ADAPTER', env['PAYOUT_ADAPTER'], ['sandbox', 'manual', 'http'])
  const url = (env['PAYOUT_URL'] ?? '').replace(/\/+$/, '')
  const secret = env['PAYOUT_SECRET'] ?? ''
  if (adapter === 'http' && (!/^https?:\/\//.test(url) || secret.length < leastSecret))
    throw new ConfigFault(
      `PAYOUT_ADAPTER=http needs PAYOUT_URL (https://…) and PAYOUT_SECRET of at least ${leastSecret} characters`,
    )
  const oldSecret = env['PAYOUT_SECRET_OLD'] || null
  if (oldSecret !== null && oldSecret.length < leastSecret)
    throw new ConfigFault(`PAYOUT_SECRET_OLD needs at least ${leastSecret} characters`)
  return { adapter, url, secret, oldSecret }
}
