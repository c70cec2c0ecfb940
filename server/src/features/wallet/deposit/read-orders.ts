import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type * as calls from '@xinghe/contract/wallet-deposit.ts'
import { microToText, microUsdt } from '@xinghe/rules/wallet/coin-rate.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { DepositParts } from './deposit-parts.ts'
import { expireOrders } from './expire-orders.ts'
import { orderView } from './order-view.ts'
import { findOrder, readOrders, type OrderRow } from './store-order.ts'
import { readTitles } from './rails/store-rail.ts'

const listedOrders = 50

/** Other members' orders are not found. */
const ownOrder = async (
  { sql }: DepositParts,
  { memberId }: MemberContext,
  id: string,
): Promise<OrderRow> => {
  const order = await findOrder(sql, id)
  if (order === null || order.memberId !== memberId) throw new Refused('not-found')
  return order
}

const isDue = (order: OrderRow, now: number): boolean =>
  order.state === 'waiting' && order.expiresAt <= now

/** Shows an overdue order as expired even before the job has expired it. */
export const readOrderStatus = async (
  parts: DepositParts,
  input: InputOf<typeof calls.depositOrderStatus>,
  context: MemberContext,
): Promise<OutputOf<typeof calls.depositOrderStatus>> => {
  let order = await ownOrder(parts, context, input.orderId)
  if (isDue(order, context.now)) {
    await expireOrders(parts, context.memberId)
    order = await ownOrder(parts, context, input.orderId)
  }
  const titles = await readTitles(parts.sql, input.language)
  return orderView(order, titles, parts.adapter, input.language)
}

export const listOrders = async (
  parts: DepositParts,
  input: InputOf<typeof calls.depositOrders>,
  { memberId }: MemberContext,
): Promise<OutputOf<typeof calls.depositOrders>> => {
  await expireOrders(parts, memberId)
  const [orders, titles] = await Promise.all([
    readOrders(parts.sql, memberId, listedOrders),
    readTitles(parts.sql, input.language),
  ])
  return orders.map((order) => orderView(order, titles, parts.adapter, input.language))
}

/** The payee; none for an order that has ended. */
export const readPayee = async (
  parts: DepositParts,
  input: InputOf<typeof calls.customerInfo>,
  context: MemberContext,
): Promise<OutputOf<typeof calls.customerInfo>> => {
  const order = await ownOrder(parts, context, input.orderId)
  if (order.state !== 'waiting' || isDue(order, context.now)) throw new Refused('order-ended')
  const { coinMicros } = order
  return {
    orderId: order.id,
    ...order.payee,
    remark: order.remark,
    payAmount: order.payAmount,
    coinAmount: coinMicros === null ? null : microToText(microUsdt(coinMicros)),
  }
}
