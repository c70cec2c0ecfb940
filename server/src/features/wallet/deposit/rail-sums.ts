import { fenFromText, fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import {
  fenForMicro,
  microFromText,
  microCount,
  microToText,
  microUsdt,
} from '@xinghe/rules/wallet/coin-rate.ts'
import type { DepositOrder, RailSum } from '@xinghe/rules/wallet/deposit-order.ts'
import type { PaymentRow } from './store-callback.ts'
import type { OrderRow } from './store-order.ts'

/** The database stores plain numbers; the type tells coins from fen. */
const asSum = ({ coinMicros }: OrderRow, count: bigint): RailSum =>
  coinMicros === null ? count : microUsdt(count)

export const countOf = (sum: RailSum): bigint => (typeof sum === 'bigint' ? sum : microCount(sum))

/** The order as the rules take it. */
export const ruleOrder = (
  order: OrderRow,
  payments: readonly PaymentRow[],
): DepositOrder<RailSum> => ({
  state: order.state,
  expected: asSum(order, order.coinMicros ?? order.payAmount),
  expiresAt: order.expiresAt,
  isClosed: order.closedAt !== null,
  receipts: payments.map(({ reference, sum, fate }) => ({
    reference,
    sum: asSum(order, sum),
    fate,
  })),
})

/** The sum of a callback, in the unit of the order's rail; null when malformed. */
export const sumFromText = ({ coinMicros }: OrderRow, text: string): RailSum | null =>
  coinMicros === null ? fenFromText(text) : microFromText(text)

export const sumToText = ({ coinMicros }: OrderRow, sum: bigint): string =>
  coinMicros === null ? fenToText(sum) : microToText(microUsdt(sum))

/** The value of a payment in fen. */
export const worthOf = (
  { coinMicros, rate: orderRate }: Pick<OrderRow, 'coinMicros' | 'rate'>,
  { sum, rate }: Pick<PaymentRow, 'sum' | 'rate'>,
): Fen => {
  if (coinMicros === null) return sum
  const valid = rate ?? orderRate
  if (valid === null) throw new Error('a coin order without a rate')
  return fenForMicro(microUsdt(sum), valid)
}
