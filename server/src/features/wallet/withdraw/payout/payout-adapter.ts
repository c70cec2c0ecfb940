import type { Fen } from '@xinghe/rules/base/money.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import type { WithdrawalId } from '@xinghe/rules/wallet/order-id.ts'

export interface PayoutOrder {
  /** The key of the payment: the other side takes each id once. */
  readonly id: WithdrawalId
  readonly kind: CardKind
  readonly bank: string
  readonly branch: string
  readonly number: string
  readonly holder: string
  /** What is to arrive. */
  readonly amount: Fen
  /** Six decimals; null where no coins are sent. */
  readonly coinAmount: string | null
  /** How often it was asked for before. */
  readonly earlierTries: number
}

export type PayoutAnswer =
  | { readonly fate: 'paid'; readonly reference: string }
  /** Not paid, and never will be. */
  | { readonly fate: 'failed'; readonly reason: string }
  | { readonly fate: 'pending' }

/** Whoever sends the money. Both throw when the other side could not be heard: then nothing is known. */
export interface PayoutAdapter {
  /** Asking again for the same id pays nothing twice; it answers what has become of it. */
  pay(order: PayoutOrder): Promise<PayoutAnswer>
  /** `failed` promises that this id is never paid, also one that was not heard of before. */
  stop(id: WithdrawalId): Promise<PayoutAnswer>
}
