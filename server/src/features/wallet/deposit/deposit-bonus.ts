import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { DepositBonusKind } from '@xinghe/rules/promotions/deposit-bonus.ts'
import type { Db } from '../../../platform/database/connect.ts'

/** The bonus that a member chose with an order, in the version that they were shown. */
export interface ChosenBonus {
  readonly kind: DepositBonusKind
  readonly id: string
  readonly version: number
}

/** Refuses a bonus that this member cannot get for this amount now. The promotions know how. */
export type RequireBonus = (
  db: Db,
  memberId: MemberId,
  chosen: ChosenBonus,
  amount: Fen,
  now: Instant,
) => Promise<void>
