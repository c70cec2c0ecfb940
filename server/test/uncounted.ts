import type { Sql } from '../src/platform/database/connect.ts'

/** Facts that no position covers yet. */
export const readUncounted = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ uncounted: number }[]>`
    select ((select count(*) from play_fact f join play_position p on p.source = 'bets'
             where (f.tx, f.id) > (p.up_to_tx, p.up_to_id))
          + (select count(*) from game_play r join play_position p on p.source = 'rounds'
             where (r.tx, r.id) > (p.up_to_tx, p.up_to_id)))::integer as uncounted`
  return row?.uncounted ?? 0
}
