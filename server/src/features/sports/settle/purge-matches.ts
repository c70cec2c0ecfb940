import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import type { SettlePlatform } from './settle-match.ts'
import { deleteIdleExposures, deleteUnbetMatches } from './store-purge.ts'

/** Results can be looked up for so long; a match that somebody has bet on stays with its bets. */
const resultsKeptMs = 30 * dayMs
/** Longer than any match waits to be played on. */
const exposuresKeptMs = 2 * dayMs

/** Lets go of what nobody needs: some 2,600 matches a day, and the sums of what they might have cost. */
export const purgeMatches = async ({ sql, clock }: SettlePlatform): Promise<void> => {
  const now = clock.now()
  await deleteIdleExposures(sql, later(now, -exposuresKeptMs))
  await deleteUnbetMatches(sql, later(now, -resultsKeptMs))
}
