import type { MemberId } from '@xinghe/rules/base/id.ts'
import { listText, separator } from '../../../platform/database/array-text.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import type { AskedRequest, PlacedOrder } from './order.ts'

export const orderFields = fragment`
  'bet_' || b.id as id, b.member_id as "memberId", b.request_id as "requestId", b.position, b.state,
  b.ticket, b.code, b.stake - b.cashed_stake as stake, b.risk, b.max_win as "maxWin", b.policy,
  b.refused_why as "refusedWhy",
  b.placed_at as "placedAt", b.deadline, b.accepted_at as "acceptedAt",
  case when b.leg is not null then jsonb_build_array(b.leg)
       else coalesce((select jsonb_agg(l.leg order by l.position) from sports_leg l
                      where l.bet_id = b.id), '[]') end as legs`

/** The bets of one request, in their current state. */
export const readOrders = (
  db: Db,
  memberId: MemberId,
  requestId: string,
): Promise<PlacedOrder[]> => db<PlacedOrder[]>`
  select ${orderFields} from sports_bet b
  where b.request_key = sports_request_key(${memberId}, ${requestId}) and b.member_id = ${memberId}
  order by b.position`

/** By member, the body hash of each request of the batch that was answered before. */
export const readBodyHashes = async (
  tx: Db,
  batch: readonly AskedRequest[],
): Promise<Map<MemberId, string>> => {
  const rows = await tx<{ memberId: MemberId; bodyHash: string }[]>`
    select asked.member_id as "memberId", b.body_hash as "bodyHash"
    from unnest(string_to_array(${listText(batch.map(({ memberId }) => memberId))}, ${separator}),
                string_to_array(${listText(batch.map(({ requestId }) => requestId))}, ${separator}))
      as asked (member_id, request_id)
    join sports_bet b on b.position = 0
      and b.request_key = sports_request_key(asked.member_id, asked.request_id)`
  return new Map(rows.map(({ memberId, bodyHash }) => [memberId, bodyHash]))
}

/** The error of inserting orders for a request id that was answered before. */
export const isRepeated = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'one_answer_per_request'
