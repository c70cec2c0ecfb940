import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Period } from '@xinghe/rules/records/period.ts'
import type { MatchResult } from '@xinghe/rules/sports/match-result.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import type { Discipline } from '@xinghe/rules/sports/world/discipline.ts'
import type { MatchReport } from '@xinghe/rules/sports/world/report.ts'
import type { Db } from '../../../platform/database/connect.ts'

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
  /** The feed\u2019s report, or what an operator entered; null where there is none, as after a cancellation. */
  readonly result: MatchReport | MatchResult | null
}

const columns = (db: Db) => db`
  id, game_type as "gameType", discipline, league_id as "leagueId", league_name as "leagueName",
  home_name as home, away_name as away, starts_at as "startsAt", state, result`

const over = (db: Db) => db`kind = 'match' and state in ('ended', 'interrupted', 'cancelled')`

export const readEndedMatch = async (db: Db, id: string): Promise<EndedRow | null> => {
  const [row] = await db<EndedRow[]>`
    select ${columns(db)} from sports_match where id = ${id} and ${over(db)}`
  return row ?? null
}

/** By league, as results are read. */
export const readEndedMatches = (
  db: Db,
  gameTypes: readonly MatchGameType[],
  { from, to }: Period,
): Promise<EndedRow[]> => db<EndedRow[]>`
  select ${columns(db)} from sports_match
  where game_type = any(${gameTypes}) and starts_at >= ${from} and starts_at < ${to} and ${over(db)}
  order by game_type, league_id, starts_at, id`
