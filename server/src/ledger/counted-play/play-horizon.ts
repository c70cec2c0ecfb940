import { later, minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'

/** Between two marks. */
const markMs = 5 * secondMs
/**
 * More than a transaction takes from reading the clock to its first write, which gives it its id, together
 * with the difference between the clocks of two processes.
 */
const slackMs = minuteMs

/**
 * Moves the horizon to the last mark when all facts below the mark are counted, and sets the next mark.
 * A running transaction below the mark may still add facts from before it, so it holds the horizon back. The
 * mark is this transaction's own id: the `xmax` of a snapshot can lie below running ones.
 */
export const advanceHorizon = async (db: Db, now: Instant): Promise<void> => {
  const markAt = timestamp(later(now, -slackMs))
  const dueAt = timestamp(later(now, -slackMs - markMs))
  await db`
    update play_horizon as h
    set counted_until = h.mark_at,
        mark_tx = case when h.mark_at <= ${dueAt} then pg_current_xact_id() else h.mark_tx end,
        mark_at = case when h.mark_at <= ${dueAt} then ${markAt} else h.mark_at end
    where (h.mark_at <= ${dueAt} or h.counted_until < h.mark_at)
      and h.mark_tx <= pg_snapshot_xmin(pg_current_snapshot())
      and not exists (
        select 1 from play_position p join play_fact f on (f.tx, f.id) > (p.up_to_tx, p.up_to_id)
        where p.source = 'bets' and f.tx < h.mark_tx)
      and not exists (
        select 1 from play_position p join game_play r on (r.tx, r.id) > (p.up_to_tx, p.up_to_id)
        where p.source = 'rounds' and r.tx < h.mark_tx)`
}

/** Everything that was settled before this instant is counted; a minute or more behind the clock. */
export const countedUntil = async (db: Db): Promise<Instant> => {
  const [row] = await db<{ until: Instant }[]>`select counted_until as until from play_horizon`
  if (row === undefined) throw new Error('there is no horizon of counted play')
  return row.until
}
