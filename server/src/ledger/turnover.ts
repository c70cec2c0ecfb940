import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { requiredTurnover, type TurnoverKind } from '@xinghe/rules/wallet/turnover.ts'
import type { Db } from '../platform/database/connect.ts'
import { timestamp } from '../platform/database/value.ts'

export interface TurnoverAsked {
  readonly memberId: MemberId
  readonly kind: TurnoverKind
  /** The key of the posting that credited the money: one line per kind and cause. */
  readonly cause: string
  readonly amount: Fen
  /** In hundredths: 100 requires the amount once. */
  readonly multipleHundredths: number
}

/**
 * Requires turnover for credited money, in the transaction that posts it. Idempotent per cause; a multiple
 * of zero requires nothing.
 */
export const askTurnover = async (
  tx: Db,
  { memberId, kind, cause, amount, multipleHundredths }: TurnoverAsked,
  now: Instant,
): Promise<void> => {
  const asked = requiredTurnover(amount, multipleHundredths)
  if (asked === 0n) return
  await tx`
    insert into turnover_line (member_id, kind, cause, asked, made_at)
    values (${memberId}, ${kind}, ${cause}, ${asked}, ${timestamp(now)})
    on conflict on constraint one_line_per_cause do nothing`
}
