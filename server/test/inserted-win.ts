import { randomInt } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Sql } from '../src/platform/database/connect.ts'
import { timestamp } from '../src/platform/database/value.ts'

interface InsertedWin {
  readonly memberId: MemberId
  readonly stake: Fen
  /** The stake and all that a hand added to it; the stake by default. */
  readonly risk?: Fen
  readonly payout: Fen
  readonly at: Instant
}

/** A settled round of a game; answers with its ticket. */
export const insertWin = async (
  sql: Sql,
  { memberId, stake, risk = stake, payout, at }: InsertedWin,
): Promise<string> => {
  const id = randomInt(2 ** 47)
  const ticket = `XG${id}`
  await sql`
    insert into game_bet (id, ticket, member_id, channel, game, rules_version, request_id, body_hash,
                          state, stake, risk, choice, payout, turnover, placed_at, settled_at)
    values (${id}, ${ticket}, ${memberId}, 'XHDZ', 'KOI', 1, ${ticket}, '', 'settled', ${stake},
            ${risk}, 'null', ${payout}, ${risk}, ${timestamp(at)}, ${timestamp(at)})`
  return ticket
}
