import { edgeBpOf } from '@xinghe/rules/games/rtp/edge.ts'
import { ratedGames } from '@xinghe/rules/games/rtp/rtp.ts'
import { arrayText, listText } from '../../platform/database/array-text.ts'
import type { Tx } from '../../platform/database/connect.ts'
import type { CountedBatch } from './counted-batch.ts'
import type { ChangedTotal } from './play-sums.ts'
import type { Position } from './read-facts.ts'

const [games, edges] = [listText(ratedGames), arrayText(ratedGames.map(edgeBpOf))]

/**
 * Rounds are netted with nothing, and there are many of them: they are summed where they lie, in one
 * statement. The rows are those that `factSources.rounds` reads, and verifying compares the two.
 */
export const countRounds = async (tx: Tx, after: Position, most: number): Promise<CountedBatch> => {
  const rows = await tx<(ChangedTotal & { facts: number })[]>`
    with fresh as materialized (
      select r.tx, r.id, r.member_id, (r.settled_at at time zone interval '8 hours')::date as day, r.category,
             coalesce(e.edge_bp, 0) as edge_bp, r.turnover, r.net, r.settled_at
      from (select * from game_play
            where (tx, id) > (${after.tx}::xid8, ${after.id}::bigint)
              and tx < pg_snapshot_xmin(pg_current_snapshot())
            order by tx, id limit ${most}) as r
      left join unnest(string_to_array(${games}, chr(1)), ${edges}::smallint[])
        as e (game, edge_bp) on e.game = r.game
    ), days as (
      insert into play_day as known (member_id, day, category, edge_bp, counted, net, reached_at)
      select member_id, day, category, edge_bp, sum(turnover), sum(net),
             max(settled_at) filter (where turnover <> 0)
      from fresh
      group by member_id, day, category, edge_bp
      on conflict (member_id, day, category, edge_bp)
        do update set counted = known.counted + excluded.counted, net = known.net + excluded.net,
                      reached_at = greatest(known.reached_at, excluded.reached_at)
    ), site as (
      insert into play_site_day as known (day, category, counted)
      select day, category, sum(turnover) from fresh group by day, category
      on conflict (day, category) do update set counted = known.counted + excluded.counted
    ), totals as (
      insert into play_total as known (member_id, counted)
      select member_id, sum(turnover) from fresh group by member_id
      on conflict (member_id) do update set counted = known.counted + excluded.counted
      returning member_id, coalesce(old.counted, 0) as before, new.counted as total
    ), forward as (
      update play_position set up_to_tx = last.tx, up_to_id = last.id
      from (select tx, id from fresh order by tx desc, id desc limit 1) as last
      where source = 'rounds'
    )
    select member_id as "memberId", before, total, (select count(*)::integer from fresh) as facts
    from totals`
  return { facts: rows[0]?.facts ?? 0, changed: rows }
}
