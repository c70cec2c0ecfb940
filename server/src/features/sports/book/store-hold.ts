import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db, Sql } from '../../../platform/database/connect.ts'
import type { Hold } from './make-book.ts'

const channel = 'sports_hold'

export const readHolds = (db: Db): Promise<Hold[]> => db<Hold[]>`
  select match_id as "matchId", market_id as "marketId" from sports_hold`

/** Every process hears of it when the transaction commits. */
export const putHold = async (
  db: Db,
  hold: Hold & { readonly reason: string; readonly now: Instant },
): Promise<void> => {
  await db`
    insert into sports_hold (match_id, market_id, reason, made_at)
    values (${hold.matchId}, ${hold.marketId}, ${hold.reason}, ${hold.now})
    on conflict (match_id, market_id) do update set reason = excluded.reason`
  await db`select pg_notify(${channel}, '')`
}

/** False when nothing was held. */
export const liftHold = async (db: Db, { matchId, marketId }: Hold): Promise<boolean> => {
  const { count } = await db`
    delete from sports_hold where match_id = ${matchId} and market_id = ${marketId}`
  await db`select pg_notify(${channel}, '')`
  return count === 1
}

/** Calls at once after every connect, too: what was said while the connection was lost is not heard. */
export const hearHolds = async (
  sql: Sql,
  hear: () => void,
): Promise<{ close(): Promise<void> }> => {
  const subscription = await sql.listen(channel, hear, hear)
  return { close: () => subscription.unlisten() }
}
