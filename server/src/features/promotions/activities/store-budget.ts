import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** What an activity has paid since its terms began, and what all members have played since. */
export const readCost = async (
  db: Db,
  source: string,
  from: Instant,
  now: Instant,
): Promise<{ paid: Fen; counted: Fen }> => {
  const [row] = await db<{ paid: Fen; counted: Fen }[]>`
    select coalesce((select sum(amount) from award
                     where source = ${source} and granted_at >= ${timestamp(from)}), 0)::bigint as paid,
           coalesce((select sum(counted) from play_site_day
                     where day between ${siteDay(from)}::date and ${siteDay(now)}::date), 0)::bigint as counted`
  return row ?? { paid: 0n, counted: 0n }
}
