import { disciplines, type Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import { readOldSecret, readPartner } from './partner.ts'
import { oneOf } from './read-value.ts'

/** The source of the sportsbook's matches, prices and results; `off` for none. */
export interface FeedConfig {
  readonly adapter: 'simulator' | 'outside' | 'off'
  readonly url: string
  readonly secret: string
  /** Also accepted in answers while the secret is changed. */
  readonly oldSecret: string | null
  /** The sports that are simulated; null for all. */
  readonly sports: readonly Discipline[] | null
}

/** `football,tennis`; empty is all. */
const readSports = (given: string): readonly Discipline[] | null =>
  given === ''
    ? null
    : given.split(',').map((name) => oneOf('FEED_SPORTS', name.trim() || 'nothing', disciplines))

export const readFeed = (env: NodeJS.ProcessEnv): FeedConfig => {
  const adapter = oneOf('FEED_ADAPTER', env['FEED_ADAPTER'], ['simulator', 'outside', 'off'])
  const { url, secret } = readPartner(env, 'FEED', { adapter, usedBy: 'outside' })
  const sports = readSports(env['FEED_SPORTS'] ?? '')
  return { adapter, url, secret, oldSecret: readOldSecret(env, 'FEED'), sports }
}
