import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'
import { fillLines } from './fill-lines.ts'

/** Whether play of a member with a wagering was settled and is not counted yet. */
const isCountingBehind = async (db: Db, memberId: MemberId): Promise<boolean> => {
  const [row] = await db`
    select 1 from wagering w
    where w.member_id = ${memberId} and w.ended_at is null
      and (exists (
             select 1 from play_position p join play_fact f on (f.tx, f.id) > (p.up_to_tx, p.up_to_id)
             where p.source = 'bets' and f.member_id = w.member_id)
        or exists (
             select 1 from play_position p join game_play r on (r.tx, r.id) > (p.up_to_tx, p.up_to_id)
             where p.source = 'rounds' and r.member_id = w.member_id))`
  return row !== undefined
}

/**
 * Brings the award lines of a member up to date before a withdrawal. Refuses while settled play is not
 * counted: an opposite bet may be in it, which takes back turnover. The caller holds the lock of the centre
 * balance, without which no bet of the member is settled.
 */
export const settleWagering = async (tx: Db, memberId: MemberId): Promise<void> => {
  if (await isCountingBehind(tx, memberId)) throw new Refused('play-being-counted')
  await fillLines(tx, [memberId])
}

/** After it no play takes anything back from the lines that it has filled. */
export const endWagering = async (tx: Db, memberId: MemberId, now: Instant): Promise<void> => {
  await tx`
    update wagering set ended_at = ${timestamp(now)}
    where member_id = ${memberId} and ended_at is null`
}
