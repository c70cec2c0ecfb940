import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import type { WithdrawalId } from '@xinghe/rules/wallet/order-id.ts'
import type { WithdrawalState } from '@xinghe/rules/wallet/withdrawal.ts'
import type { Db } from '../../../platform/database/connect.ts'

export interface OpenRow {
  readonly id: WithdrawalId
  readonly member: string
  readonly kind: CardKind
  readonly card: string
  readonly amount: Fen
  readonly state: WithdrawalState
  readonly requestedAt: Instant
}

/** Withdrawals that have not ended, oldest first. */
export const readOpen = (db: Db): Promise<OpenRow[]> => db<OpenRow[]>`
  select w.id, i.name as member, w.kind, c.number_masked as card, w.amount, w.state,
         w.requested_at as "requestedAt"
  from withdrawal w
  join member_card c on c.id = w.card_id
  join member_identity i on i.id = w.member_id
  where w.state in ('requested', 'reviewing', 'paying')
  order by w.requested_at, w.id limit 500`

export interface WholeRow extends OpenRow {
  readonly fee: Fen
  readonly coinMicros: bigint | null
  readonly bank: string
  readonly branch: string
  readonly cardId: string
  readonly numberSealed: Uint8Array
  readonly holderSealed: Uint8Array | null
  readonly reason: string | null
  readonly reference: string | null
  readonly tries: number
}

export const readWhole = async (db: Db, id: string): Promise<WholeRow | null> => {
  const [row] = await db<WholeRow[]>`
    select w.id, i.name as member, w.kind, c.number_masked as card, w.amount, w.state,
           w.requested_at as "requestedAt", w.fee, w.coin_micros as "coinMicros",
           coalesce(b.name_cn, '') as bank, c.branch, c.id as "cardId", c.number_sealed as "numberSealed",
           c.holder_sealed as "holderSealed", w.reason, w.reference, w.payout_tries as tries
    from withdrawal w
    join member_card c on c.id = w.card_id
    join member_identity i on i.id = w.member_id
    left join bank b on c.kind = 'bank' and b.code = c.issuer
    where w.id = ${id}`
  return row ?? null
}
