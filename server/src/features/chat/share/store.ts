import type { Db } from '../../../platform/database/connect.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import type { Odds } from '@xinghe/rules/base/odds.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'

/** A leg as the sportsbook keeps it, with the names of its match. */
export interface SharedLeg {
  readonly home: string | null
  readonly away: string | null
  readonly league: string | null
  readonly startsAt: string | null
  readonly leg: {
    readonly matchId: string
    readonly marketId: string
    readonly gameType: string
    readonly play: string
    readonly side: string
    readonly sideName: string | null
    readonly line: number | null
    readonly goalNumber: number | null
    readonly odds: Odds
  }
}

export interface SharedBetRow {
  readonly ticket: string
  readonly memberId: string
  readonly code: string
  readonly stake: Fen
  readonly state: 'open' | 'settled'
  readonly result: string | null
  readonly legs: readonly SharedLeg[] | null
}

export const readBets = (db: Db, tickets: readonly string[]): Promise<SharedBetRow[]> => db<
  SharedBetRow[]
>`
  select ticket, member_id as "memberId", code, stake, state, result, legs from shared_bet
  where ticket = any(${tickets}::text[])`

export const readSharedTickets = async (
  db: Db,
  rid: string,
  tickets: readonly string[],
): Promise<string[]> => {
  const rows = await db<{ ticket: string }[]>`
    select ticket from chat_message where rid = ${rid} and ticket = any(${tickets}::text[])`
  return rows.map(({ ticket }) => ticket)
}

/** Counts a shared bet of the day; false where the day is full. */
export const addShare = async (
  tx: Db,
  memberId: string,
  most: number,
  now: Instant,
): Promise<boolean> => {
  const rows = await tx`
    insert into chat_share_day as d (member_id, day, shares) values (${memberId}, ${siteDay(now)}, 1)
    on conflict (member_id, day) do update set shares = d.shares + 1 where d.shares < ${most}
    returning 1`
  return rows.length > 0
}
