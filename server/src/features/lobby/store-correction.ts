import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'

export interface NewCorrection {
  readonly venue: string
  readonly memberId: MemberId
  readonly amount: Fen
  readonly auditLine: string
  readonly now: Instant
}

export const insertCorrection = async (
  tx: Db,
  { venue, memberId, amount, auditLine, now }: NewCorrection,
): Promise<void> => {
  await tx`
    insert into venue_correction (venue, member_id, amount, audit_line, made_at)
    values (${venue}, ${memberId}, ${amount}, ${auditLine}::bigint, ${timestamp(now)})`
}
