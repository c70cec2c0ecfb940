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
  await tx`
    insert into wagering (member_id, began_at, deposits_done)
    select given.id, ${timestamp(now)}::timestamptz,
           coalesce((select sum(done) from turnover_line
                     where member_id = given.id and kind <> 'award'), 0)
    from unnest(${ids}::text[]) as given (id)
    where not exists (select 1 from wagering where member_id = given.id and ended_at is null)`
}
