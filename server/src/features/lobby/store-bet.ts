import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText } from '../../platform/database/array-text.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'
import type { VenueBet } from './venues/venue.ts'

/** The cursor of a venue's reports. */
export const readCursor = async (db: Db, venue: string): Promise<string> => {
  const [row] = await db<{ cursor: string }[]>`
    select cursor from venue_bet_cursor where venue = ${venue}`
  return row?.cursor ?? ''
}

/** False when another process has moved the cursor meanwhile. */
export const moveCursor = async (
  tx: Db,
  venue: string,
  from: string,
  into: string,
): Promise<boolean> => {
  await tx`
    insert into venue_bet_cursor (venue, cursor) values (${venue}, '') on conflict do nothing`
  const moved = await tx`
    update venue_bet_cursor set cursor = ${into}
    where venue = ${venue} and cursor = ${from} returning 1`
  return moved.length === 1
}

/** All that the venue had settled by then is in `venue_bet`. */
export const writeReadUntil = async (db: Db, venue: string, until: Instant): Promise<void> => {
  await db`
    insert into venue_bet_cursor as c (venue, cursor, read_until)
    values (${venue}, '', ${timestamp(until)})
    on conflict (venue) do update set read_until = greatest(c.read_until, excluded.read_until)`
}

export interface TakenBet {
  readonly id: string
  readonly memberId: MemberId
  readonly stake: Fen
  readonly payout: Fen
  readonly turnover: Fen
}

export type CountedBet = VenueBet & { readonly turnover: Fen }

/** Inserts the new bets of known members, and returns them. */
export const insertBets = (
  tx: Db,
  venue: string,
  bets: readonly CountedBet[],
  now: Instant,
): Promise<TakenBet[]> => tx<TakenBet[]>`
  insert into venue_bet (venue, bet, member_id, stake, payout, turnover, settled_at, taken_at)
  select ${venue}, told.bet, m.id, told.stake, told.payout, told.turnover, told.settled_at, ${timestamp(now)}
  from unnest(${bets.map(({ id }) => id)}::text[],
              ${bets.map(({ memberId }) => memberId)}::text[],
              ${arrayText(bets.map(({ stake }) => stake))}::bigint[],
              ${arrayText(bets.map(({ payout }) => payout))}::bigint[],
              ${arrayText(bets.map(({ turnover }) => turnover))}::bigint[],
              ${bets.map(({ settledAt }) => timestamp(settledAt))}::timestamptz[])
    as told (bet, member_id, stake, payout, turnover, settled_at)
  join member_identity m on m.id = told.member_id
  order by told.settled_at, told.bet
  on conflict on constraint one_row_per_venue_bet do nothing
  returning bet as id, member_id as "memberId", stake, payout, turnover`
