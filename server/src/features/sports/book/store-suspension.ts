import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db, Sql } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { OperatorSuspension } from './make-book.ts'

/** The notification channel for everything that operators set: suspensions and new markets. */
const channel = 'sports_hold'

export const readSuspensions = (db: Db): Promise<OperatorSuspension[]> => db<OperatorSuspension[]>`
  select match_id as "matchId", market_id as "marketId" from sports_hold`

/** When the transaction commits, every process reads suspensions and new markets again. */
export const notifyOperatorChange = async (db: Db): Promise<void> => {
  await db`select pg_notify(${channel}, '')`
}

/** Oldest first. */
export const listSuspensions = (
  db: Db,
): Promise<(OperatorSuspension & { reason: string; madeAt: Instant })[]> =>
  db<(OperatorSuspension & { reason: string; madeAt: Instant })[]>`
    select match_id as "matchId", market_id as "marketId", reason, made_at as "madeAt"
    from sports_hold order by made_at, match_id, market_id`

/** Why the match or market is suspended; null where it is not. */
type SuspensionReason = { readonly reason: string } | null

/** Takes effect in every process when the transaction commits. Returns the reason until now. */
export const putSuspension = async (
  db: Db,
  suspension: OperatorSuspension & { readonly reason: string; readonly now: Instant },
): Promise<SuspensionReason> => {
  const { matchId, marketId, reason, now } = suspension
  const [before] = await db<{ reason: string }[]>`
    select reason from sports_hold where match_id = ${matchId} and market_id = ${marketId} for update`
  await db`
    insert into sports_hold (match_id, market_id, reason, made_at)
    values (${matchId}, ${marketId}, ${reason}, ${timestamp(now)})
    on conflict (match_id, market_id) do update set reason = excluded.reason`
  await notifyOperatorChange(db)
  return before ?? null
}

/** Returns the reason until now; null when the match or market was not suspended. */
export const liftSuspension = async (
  db: Db,
  { matchId, marketId }: OperatorSuspension,
): Promise<SuspensionReason> => {
  const [before] = await db<{ reason: string }[]>`
    delete from sports_hold where match_id = ${matchId} and market_id = ${marketId} returning reason`
  await notifyOperatorChange(db)
  return before ?? null
}

/** `reload` runs after every change, and after notifications may have been lost. */
export const onOperatorChange = async (
  sql: Sql,
  reload: () => Promise<void>,
): Promise<{ close(): Promise<void> }> => {
  const subscription = await sql.listen({ channel, reload })
  return { close: () => subscription.unlisten() }
}
