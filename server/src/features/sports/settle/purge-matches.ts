import { dayMs, later } from '@xinghe/rules/base/instant.ts'
import type { SettlePlatform } from './settle-match.ts'
import { deleteIdleExposures, deleteUnbetMatches } from './store-purge.ts'

/** How long members can look up results. A match with bets is never deleted. */
const resultsRetentionMs = 30 * dayMs
/** Longer than an interrupted match may wait to be resumed. */
const exposuresRetentionMs = 2 * dayMs

/** Deletes old matches without bets, some 2,600 a day, and the exposure rows of ended matches. */
export const purgeMatches = async ({ sql, clock }: SettlePlatform): Promise<void> => {
  const now = clock.now()
  await deleteIdleExposures(sql, later(now, -exposuresRetentionMs))
  await deleteUnbetMatches(sql, later(now, -resultsRetentionMs))
}
