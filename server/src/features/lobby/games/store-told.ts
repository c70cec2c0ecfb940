import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** Members per game since then, each member once. */
export const countPlayers = async (db: Db, since: Instant): Promise<Map<string, number>> => {
  const rows = await db<{ game: string; players: number }[]>`
    select game, count(distinct member_id)::integer as players
    from game_player where played_at > ${timestamp(since)} group by game`
  return new Map(rows.map(({ game, players }) => [game, players]))
}

export interface WinRow {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly simulated: boolean
  readonly stake: Fen
  readonly payout: Fen
  readonly at: Instant
}

export interface WinFilter {
  readonly leastNet: Fen
  readonly since: Instant
  readonly withSimulated: boolean
}

/** The latest wins, newest first, without members who do not want to be shown. */
export const readWins = (
  db: Db,
  { leastNet, since, withSimulated }: WinFilter,
  most: number,
): Promise<WinRow[]> => db<WinRow[]>`
  select id, game, name, simulated, stake, payout, won_at as at from game_win
  where won_at >= ${timestamp(since)} and net >= ${leastNet} and (${withSimulated} or not simulated)
  order by won_at desc, id desc limit ${most}`

export interface PoolRow {
  readonly code: string
  readonly amount: Fen
}

export const readPools = (db: Db): Promise<PoolRow[]> => db<PoolRow[]>`
  select code, amount from game_pool_amount order by amount`
