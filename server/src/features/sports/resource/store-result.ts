import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Period } from '@xinghe/rules/records/period.ts'
import type { MatchResult } from '@xinghe/rules/sports/match-result.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { fragment } from '../../../platform/database/statement.ts'

export interface EndedRow {
  readonly id: string
  readonly gameType: MatchGameType
  readonly discipline: Discipline
  readonly leagueId: string
  readonly leagueName: string
  readonly home: string
  readonly away: string
  readonly startsAt: Instant
  readonly state: 'ended' | 'interrupted' | 'cancelled'
  /** The feed's report or an operator's entry; null without either, as after a cancellation. */
  readonly result: MatchReport | MatchResult | null
}

const columns = fragment`
  id, game_type as "gameType", discipline, league_id as "leagueId", league_name as "leagueName",
  home_name as home, away_name as away, starts_at as "startsAt", state, result`

const over = fragment`kind = 'match' and state in ('ended', 'interrupted', 'cancelled')`

export const readEndedMatch = async (db: Db, id: string): Promise<EndedRow | null> => {
  const [row] = await db<EndedRow[]>`
    select ${columns} from sports_match where id = ${id} and ${over}`
  return row ?? null
}

/** Grouped by league. */
export const readEndedMatches = (
  db: Db,
  gameTypes: readonly MatchGameType[],
  { from, to }: Period,
): Promise<EndedRow[]> => db<EndedRow[]>`
  select ${columns} from sports_match
  where game_type = any(${gameTypes}) and starts_at >= ${timestamp(from)} and starts_at < ${timestamp(to)} and ${over}
  order by game_type, league_id, starts_at, id`
