import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { notifyOperatorChange } from './store-suspension.ts'

export const readNewMarkets = async (db: Db): Promise<string[]> => {
  const rows = await db<{ marketId: string }[]>`
    select market_id as "marketId" from sports_new_market`
  return rows.map(({ marketId }) => marketId)
}

/** False when the market was flagged already. */
export const flagNewMarket = async (
  db: Db,
  { marketId, matchId, now }: { marketId: string; matchId: string; now: Instant },
): Promise<boolean> => {
  const { count } = await db`
    insert into sports_new_market (market_id, match_id, flagged_at)
    values (${marketId}, ${matchId}, ${timestamp(now)}) on conflict (market_id) do nothing`
  await notifyOperatorChange(db)
  return count === 1
}

/** False when the market was not flagged. */
export const unflagNewMarket = async (db: Db, marketId: string): Promise<boolean> => {
  const { count } = await db`delete from sports_new_market where market_id = ${marketId}`
  await notifyOperatorChange(db)
  return count === 1
}
