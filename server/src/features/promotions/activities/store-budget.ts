import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** What an activity has paid and promised since its terms began, and what all members have played since. */
export const readCost = async (
  db: Db,
  source: string,
  from: Instant,
  now: Instant,
): Promise<{ spent: Fen; counted: Fen }> => {
  const [row] = await db<{ spent: Fen; counted: Fen }[]>`
    select (coalesce((select sum(amount) from award
                      where source = ${source} and granted_at >= ${timestamp(from)}), 0)
          + coalesce((select sum(amount) from award
                      where source = ${source} and granted_at is null
                        and offered_at >= ${timestamp(from)}
                        and (state = 'review'
                          or (state = 'offered'
                            and (claim_until is null or claim_until > ${timestamp(now)})))), 0))::bigint
             as spent,
           coalesce((select sum(counted) from play_site_day
                     where day between ${siteDay(from)}::date and ${siteDay(now)}::date), 0)::bigint as counted`
  return row ?? { spent: 0n, counted: 0n }
}

/** Until the transaction ends; whoever waited sees what the one before has given. */
export const lockBudget = async (tx: Db, source: string): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`budget ${source}`}, 0))`
}
