import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { PlayCategory, PlayFact } from '@xinghe/rules/base/play-fact.ts'
import { edgeBpOf } from '@xinghe/rules/games/rtp/edge.ts'
import type { Db } from '../../platform/database/connect.ts'

/** Up to where a source has been counted. */
export interface Position {
  readonly tx: string
  readonly id: bigint
}

export interface ReadFact extends PlayFact {
  readonly position: Position
}

/**
 * The next facts after a position, in commit order: only those of transactions older than the oldest running
 * one, since no earlier fact can appear after them.
 */
type ReadFacts = (tx: Db, after: Position, most: number) => Promise<ReadFact[]>

interface BetRow extends Position {
  readonly memberId: MemberId
  readonly category: PlayCategory
  readonly edgeBp: number
  readonly turnover: Fen
  readonly net: Fen
  readonly hedgeGroup: string | null
  readonly side: string | null
  readonly sides: number | null
  readonly at: Instant
}

const readBets: ReadFacts = async (db, after, most) => {
  const rows = await db<BetRow[]>`
    select tx::text as tx, id, member_id as "memberId", category, edge_bp as "edgeBp", turnover, net,
           hedge_group as "hedgeGroup", side, sides, made_at as at
    from play_fact
    where (tx, id) > (${after.tx}::xid8, ${after.id}::bigint)
      and tx < pg_snapshot_xmin(pg_current_snapshot())
    order by play_fact.tx, id limit ${most}`
  return rows.map(({ tx, id, hedgeGroup, side, sides, ...fact }) => ({
    ...fact,
    position: { tx, id },
    hedge:
      hedgeGroup === null || side === null ? null : { group: hedgeGroup, side, sides: sides ?? 0 },
  }))
}

interface RoundRow extends Position {
  readonly memberId: MemberId
  readonly category: PlayCategory
  readonly game: string
  readonly turnover: Fen
  readonly net: Fen
  readonly at: Instant
}

const readRounds: ReadFacts = async (db, after, most) => {
  const rows = await db<RoundRow[]>`
    select tx::text as tx, id, member_id as "memberId", category, game, turnover, net, settled_at as at
    from game_play
    where (tx, id) > (${after.tx}::xid8, ${after.id}::bigint)
      and tx < pg_snapshot_xmin(pg_current_snapshot())
    order by game_play.tx, id limit ${most}`
  return rows.map(({ tx, id, game, ...fact }) => ({
    ...fact,
    position: { tx, id },
    edgeBp: edgeBpOf(game),
    hedge: null,
  }))
}

/** Bets of the book and of outside venues have facts of their own; a round of a game is its fact. */
export const factSources = { bets: readBets, rounds: readRounds } as const satisfies Record<
  string,
  ReadFacts
>
export type FactSource = keyof typeof factSources
