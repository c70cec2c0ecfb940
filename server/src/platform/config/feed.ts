import { disciplines, type Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import { ConfigFault, oneOf } from './read-value.ts'

/** The source of the sportsbook's matches, prices and results; `off` for none. */
export interface FeedConfig {
  readonly adapter: 'simulator' | 'outside' | 'off'
  readonly url: string
  readonly secret: string
  /** The sports that are simulated; null for all. */
  readonly sports: readonly Discipline[] | null
}

/** Short secrets are guessed. */
const leastSecret = 16

/** `football,tennis`; empty is all. */
const readSports = (given: string): readonly Discipline[] | null =>
  given === ''
    ? null
    : given.split(',').map((name) => oneOf('FEED_SPORTS', name.trim() || 'nothing', disciplines))

export const readFeed = (env: NodeJS.ProcessEnv): FeedConfig => {
  const adapter = oneOf('FEED_ADAPTER', env['FEED_ADAPTER'], ['simulator', 'outside', 'off'])
  const url = (env['FEED_URL'] ?? '').replace(/\/+$/, '')
  const secret = env['FEED_SECRET'] ?? ''
  if (adapter === 'outside' && (!/^https?:\/\//.test(url) || secret.length < leastSecret))
    throw new ConfigFault(
      `FEED_ADAPTER=outside needs FEED_URL (https://…) and FEED_SECRET of at least ${leastSecret} characters`,
    )
  return { adapter, url, secret, sports: readSports(env['FEED_SPORTS'] ?? '') }
}
