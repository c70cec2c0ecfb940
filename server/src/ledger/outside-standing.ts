import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../platform/database/connect.ts'

/** A member's money at one outside venue, as the ledger and the venue's reports have it. */
export interface OutsideStanding {
  readonly venue: string
  /** Sent less returned, with what was reported. Below zero, the member has won more than was reported. */
  readonly balance: Fen
  /** Whether money came back after the reports were last read to their end. */
  readonly isUnread: boolean
}

/** At each outside venue that the member has to do with. */
export const readOutsideStandings = (db: Db, memberId: MemberId): Promise<OutsideStanding[]> =>
  db<OutsideStanding[]>`
    with own as materialized (
      select id from ledger_account where member_id = ${memberId}
    ), outside as materialized (
      select id, venue from ledger_account where purpose = 'outside-venue'
    ), changed as (
      select o.venue, t.amount, null::timestamptz as returned_at, null::timestamptz as settled_at
      from own join ledger_transfer t on t.from_account = own.id and t.from_account > 0
      join outside o on o.id = t.into_account
      union all
      select o.venue, -t.amount, t.made_at, null
      from own join ledger_transfer t on t.into_account = own.id and t.into_account > 0
      join outside o on o.id = t.from_account
      union all
      select venue, amount, null, null from venue_result where member_id = ${memberId}
      union all
      select venue, 0, null, made_at from venue_correction where member_id = ${memberId}
    )
    select c.venue, sum(c.amount)::bigint as balance,
           coalesce(max(c.returned_at) > coalesce(greatest(max(r.read_until), max(c.settled_at)),
                                                  '-infinity'), false) as "isUnread"
    from changed c left join venue_bet_cursor r on r.venue = c.venue
    group by c.venue order by c.venue`
