import { readOldSecret, readPartner } from './partner.ts'
import { number, oneOf } from './read-value.ts'

/** The outside venue; `none` for no such venue. */
export interface VenueConfig {
  readonly adapter: 'sandbox' | 'http' | 'none'
  readonly url: string
  readonly secret: string
  /** Also accepted in answers while the secret is changed. */
  readonly oldSecret: string | null
  /** Timeout of a request to the venue; after it the outcome is unknown. */
  readonly patienceMs: number
  /** The interval between checks of transfers whose outcome is unknown. */
  readonly reconcileMs: number
}

export const readVenue = (env: NodeJS.ProcessEnv): VenueConfig => {
  const adapter = oneOf('VENUE_ADAPTER', env['VENUE_ADAPTER'], ['sandbox', 'http', 'none'])
  const { url, secret } = readPartner(env, 'VENUE', { adapter, usedBy: 'http' })
  const patienceMs = number('VENUE_PATIENCE_MS', env['VENUE_PATIENCE_MS'], 5_000, 50, 20_000)
  const reconcileMs = number(
    'VENUE_RECONCILE_MS',
    env['VENUE_RECONCILE_MS'],
    10_000,
    100,
    3_600_000,
  )
  return { adapter, url, secret, oldSecret: readOldSecret(env, 'VENUE'), patienceMs, reconcileMs }
}
