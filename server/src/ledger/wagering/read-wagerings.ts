import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Db } from '../../platform/database/connect.ts'

/** A stretch of play that fills award lines. */
export interface Wagering {
  readonly id: bigint
  readonly memberId: MemberId
  readonly beganAt: Instant
  /** What lines of deposits and adjustments had taken at the beginning. */
  readonly depositsDone: Fen
}

/** Those of these members that have not ended. */
export const readWagerings = (db: Db, memberIds: readonly MemberId[]): Promise<Wagering[]> =>
  db<Wagering[]>`
    select id, member_id as "memberId", began_at as "beganAt", deposits_done as "depositsDone"
    from wagering
    where ended_at is null and member_id = any(${[...new Set(memberIds)]}::text[])`
