import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { askedFor, type TurnoverKind } from '@xinghe/rules/wallet/turnover.ts'
import type { Db } from '../platform/database/connect.ts'

export interface TurnoverAsked {
  readonly memberId: MemberId
  readonly kind: TurnoverKind
  /** The key of the posting that brought the money: one line per kind and cause. */
  readonly cause: string
  readonly amount: Fen
  /** 100 is once. */
  readonly multipleHundredths: number
}

/**
 * Asks for turnover on money that came in, in the transaction that posts it. Asking again for the same
 * cause changes nothing; a multiple of zero asks nothing.
 */
export const askTurnover = async (
  tx: Db,
  { memberId, kind, cause, amount, multipleHundredths }: TurnoverAsked,
  now: Instant,
): Promise<void> => {
  const asked = askedFor(amount, multipleHundredths)
  if (asked === 0n) return
  await tx`
    insert into turnover_line (member_id, kind, cause, asked, made_at)
    values (${memberId}, ${kind}, ${cause}, ${asked}, ${now})
    on conflict on constraint one_line_per_cause do nothing`
}
