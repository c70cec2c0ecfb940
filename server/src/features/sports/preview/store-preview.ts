import type { Score } from '@xinghe/rules/sports/match-result.ts'
import type { Db } from '../../../platform/database/connect.ts'

/** How a match ended by the site's own records. */
export interface OwnResult {
  readonly id: string
  readonly state: 'ended' | 'interrupted' | 'cancelled'
  readonly score: Score | null
}

export const readOwnResults = (db: Db, ids: readonly string[]): Promise<OwnResult[]> => db<
  OwnResult[]
>`
  select id, state, result #> '{tallies,score,full}' as score
  from sports_match
  where id = any(${ids}::text[]) and kind = 'match' and state in ('ended', 'interrupted', 'cancelled')`
