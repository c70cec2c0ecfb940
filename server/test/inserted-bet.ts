import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { ticketOf } from '../src/features/sports/orders/ticket.ts'
import type { Sql } from '../src/platform/database/connect.ts'
import { timestamp } from '../src/platform/database/value.ts'

let count = 0

/** Inserts the row of a lost or running bet; returns its ticket. */
export const insertBet = async (
  sql: Sql,
  memberId: MemberId,
  placedAt: Instant,
  settledAt: Instant | null,
): Promise<string> => {
  count += 1
  const ticket = ticketOf(count, placedAt)
  await sql`
    insert into sports_bet (id, member_id, request_id, position, body_hash, ticket, state, code, stake,
                            risk, max_win, policy, usd_rate, placed_at, accepted_at, settled_at)
    values (${count}, ${memberId}, ${`inserted-${count}`}, 0, '', ${ticket},
            ${settledAt === null ? 'open' : 'settled'}, 'single', 1000, 1000, 950, 'any', 71234,
            ${timestamp(placedAt)}, ${timestamp(placedAt)}, ${timestamp(settledAt)})`
  return ticket
}
