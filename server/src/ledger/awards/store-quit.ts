import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'

/** The turnover that an award still asks; null where its line is filled or released. */
export const readOpenAsked = async (db: Db, awardId: string): Promise<Fen | null> => {
  const [row] = await db<{ left: Fen }[]>`
    select asked - done as left from turnover_line
    where kind = 'award' and cause = ${awardId} and done < asked and released_at is null`
  return row?.left ?? null
}

export const releaseLine = async (tx: Db, awardId: string, now: Instant): Promise<void> => {
  await tx`
    update turnover_line set released_at = ${timestamp(now)}, released_why = 'quit'
    where kind = 'award' and cause = ${awardId} and released_at is null`
}

/** Stakes of bets that are not settled. */
export const readStaked = async (db: Db, memberId: MemberId): Promise<Fen> => {
  const [row] = await db<{ staked: Fen }[]>`
    select staked from member_staked where member_id = ${memberId}`
  return row?.staked ?? 0n
}

/** Won less lost by betting since then: in the ledger, and as outside venues have reported it. */
export const readNetSince = async (db: Db, memberId: MemberId, since: Instant): Promise<Fen> => {
  const [row] = await db<{ net: Fen }[]>`
    with own as materialized (
      select id from ledger_account where member_id = ${memberId}
    ), moved as (
      select t.amount from ledger_transfer t join own on own.id = t.into_account
      where t.into_account > 0 and t.made_at >= ${timestamp(since)}
        and t.code in ('bet-return', 'bet-payout', 'bet-correction', 'cash-out', 'pool-win')
      union all
      select -t.amount from ledger_transfer t join own on own.id = t.from_account
      where t.from_account > 0 and t.made_at >= ${timestamp(since)}
        and t.code in ('bet-stake', 'bet-correction')
      union all
      select payout - stake from venue_bet
      where member_id = ${memberId} and taken_at >= ${timestamp(since)}
    )
    select coalesce(sum(amount), 0)::bigint as net from moved`
  return row?.net ?? 0n
}
