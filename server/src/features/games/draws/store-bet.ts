import type { SharedBet } from '@xinghe/contract/games-shared.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { arrayText } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import type { BetChoice } from '@xinghe/rules/games/shared/shared-game.ts'

interface BetRow {
  readonly ticket: string
  readonly roundId: bigint
  readonly choice: BetChoice
  readonly stake: Fen
  readonly state: SharedBet['state']
  readonly outcome: { readonly verdict: SharedBet['verdict'] } | null
  readonly payout: Fen | null
  readonly placedAt: Instant
}

const betOf = ({ roundId, choice, outcome, ...row }: BetRow): SharedBet => ({
  ...row,
  ...choice,
  roundId: String(roundId),
  verdict: outcome?.verdict ?? null,
})

const columns = fragment`
  ticket, round_id as "roundId", choice, stake, state, outcome, payout, placed_at as "placedAt"`

/** A member's bets of some rounds, the newest first. */
export const readMine = async (
  db: Db,
  memberId: MemberId,
  roundIds: readonly bigint[],
): Promise<SharedBet[]> => {
  const rows = await db<BetRow[]>`
    select ${columns} from game_bet
    where round_id = any(${arrayText(roundIds)}::bigint[]) and member_id = ${memberId}
    order by id desc limit 500`
  return rows.map(betOf)
}

/** The bets of one request, in their order. */
export const readRequest = async (
  db: Db,
  memberId: MemberId,
  requestId: string,
): Promise<SharedBet[]> => {
  const rows = await db<BetRow[]>`
    select ${columns} from game_bet
    where request_key = md5(${memberId}::text || ' ' || ${requestId}::text)::uuid order by position`
  return rows.map(betOf)
}
