import type { Fen } from '@xinghe/rules/base/money.ts'
import { microToPay, microToText, readCoinRate } from '@xinghe/rules/wallet/coin-rate.ts'
import { railFee } from '@xinghe/rules/wallet/rail-fee.ts'
import { rails, type OrderMark } from '@xinghe/rules/wallet/rails.ts'
import type { OfferedRail } from './use-payment-types.ts'

/** What an order will ask for and bring, as far as it is known before the order has its mark. */
export interface DepositSum {
  readonly mark: OrderMark
  readonly amount: Fen
  /** What the rail takes from whoever pays, beside the amount. */
  readonly fee: Fen
  /** In coin, at the rate that is held; null where the rail counts in CNY or no rate is known. */
  readonly coin: string | null
}

export const depositSum = (
  { rail, feeBps }: OfferedRail,
  amount: Fen,
  rate: string | undefined,
): DepositSum => {
  const { mark } = rails[rail]
  const held = mark === 'coin-amount' && rate !== undefined ? readCoinRate(rate) : null
  return {
    mark,
    amount,
    fee: railFee(amount, feeBps),
    coin: held === null ? null : microToText(microToPay(amount, held)),
  }
}
