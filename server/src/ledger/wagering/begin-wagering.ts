import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'

/**
 * For members who are about to get a line of an award. While an earlier one is open, the wagering of it goes
 * on and fills both; otherwise a new one begins, so that play from before fills nothing. The caller holds
 * the locks of their centre balances.
 */
export const beginWagerings = async (
  tx: Db,
  memberIds: readonly MemberId[],
  now: Instant,
): Promise<void> => {
  if (memberIds.length === 0) return
  const ids = [...new Set(memberIds)]
  await tx`
    update wagering w set ended_at = ${timestamp(now)}
    where w.member_id = any(${ids}::text[]) and w.ended_at is null
      and not exists (
        select 1 from turnover_line l
        where l.wagering_id = w.id and l.done < l.asked and l.released_at is null)`
  // Both tables are read once for all members, also by a plan that was made while they were small.
  await tx`
    with open as materialized (
      select member_id from wagering where member_id = any(${ids}::text[]) and ended_at is null
    ), deposits as materialized (
      select member_id, sum(done) as done from turnover_line
      where member_id = any(${ids}::text[]) and kind <> 'award'
      group by member_id
    )
    insert into wagering (member_id, began_at, deposits_done)
    select given.id, ${timestamp(now)}::timestamptz, coalesce(deposits.done, 0)
    from unnest(${ids}::text[]) as given (id)
    left join deposits on deposits.member_id = given.id
    where not exists (select 1 from open where open.member_id = given.id)`
}
