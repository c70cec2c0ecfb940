import type { Fen } from '@xinghe/rules/base/money.ts'
import { microToPay, microToText, readCoinRate } from '@xinghe/rules/wallet/coin-rate.ts'
import { railFee } from '@xinghe/rules/wallet/rail-fee.ts'
import { rails, type OrderMark } from '@xinghe/rules/wallet/rails.ts'
import type { OfferedRail } from './orders/use-payment-types.ts'

/** Amount to pay, fee and credit of an order, before its unique amount is assigned. */
export interface DepositSum {
  readonly mark: OrderMark
  readonly amount: Fen
  /** The fee that the payer pays beside the amount. */
  readonly fee: Fen
  /** In coin, at the quoted rate; null where the rail counts in CNY or without a rate. */
  readonly coin: string | null
}

export const depositSum = (
  { rail, feeBps }: OfferedRail,
  amount: Fen,
  rate: string | undefined,
): DepositSum => {
  const { mark } = rails[rail]
  const coinRate = mark === 'coin-amount' && rate !== undefined ? readCoinRate(rate) : null
  return {
    mark,
    amount,
    fee: railFee(amount, feeBps),
    coin: coinRate === null ? null : microToText(microToPay(amount, coinRate)),
  }
}
