import type { Fen } from '@xinghe/rules/base/money.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import type { WithdrawalId } from '@xinghe/rules/wallet/order-id.ts'

export interface PayoutOrder {
  /** The idempotency key of the payment. */
  readonly id: WithdrawalId
  readonly kind: CardKind
  readonly bank: string
  readonly branch: string
  readonly number: string
  readonly holder: string
  /** The amount after the fee. */
  readonly amount: Fen
  /** Six decimals; null where no coins are sent. */
  readonly coinAmount: string | null
  /** The number of earlier tries. */
  readonly earlierTries: number
}

export type PayoutAnswer =
  | { readonly fate: 'paid'; readonly reference: string }
  /** Not paid, and never will be. */
  | { readonly fate: 'failed'; readonly reason: string }
  | { readonly fate: 'pending' }

/** The port to a payout provider. Both calls throw when the outcome is unknown. */
export interface PayoutAdapter {
  /** Idempotent by id: a repeated request answers with the current outcome. */
  pay(order: PayoutOrder): Promise<PayoutAnswer>
  /** `failed` guarantees that this id is never paid, even if the provider did not know it. */
  stop(id: WithdrawalId): Promise<PayoutAnswer>
}
