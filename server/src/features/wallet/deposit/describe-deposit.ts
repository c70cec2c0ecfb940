import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToText } from '@xinghe/rules/base/money.ts'
import { coinRateText } from '@xinghe/rules/wallet/coin-rate.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readIdentity } from '../member/store-identity.ts'
import { sumToText } from './rail-sums.ts'
import { readCallbacks, readPayments } from './store-callback.ts'
import { findOrder, readInReview, type ReviewedOrder } from './store-order.ts'

export const listInReview = ({ sql }: Pick<Platform, 'sql'>): Promise<ReviewedOrder[]> =>
  readInReview(sql)

const shownCallbacks = 20

/** An order for an operator, with its payments and callbacks, newest last. */
export const describeDeposit = async (
  { sql }: Pick<Platform, 'sql'>,
  orderId: string,
): Promise<string> => {
  const order = await findOrder(sql, orderId)
  if (order === null) throw new Error(`there is no order "${orderId}"`)
  const [{ name }, payments, callbacks] = await Promise.all([
    readIdentity(sql, order.memberId),
    readPayments(sql, orderId),
    readCallbacks(sql, orderId, shownCallbacks),
  ])
  const expected = sumToText(order, order.coinMicros ?? order.payAmount)
  return [
    `${order.id} ${order.state}: ${name} by ${order.rail}`,
    `asked ${fenToText(order.amount)}, expects ${expected}${order.remark === null ? '' : `, remark ${order.remark}`}`,
    `made ${siteMinute(order.madeAt)}, waits until ${siteMinute(order.expiresAt)}${order.closedAt === null ? '' : `, closed by the member ${siteMinute(order.closedAt)}`} (GMT+8)`,
    ...payments.map(
      ({ reference, sum, rate, fate, takenAt }) =>
        `payment ${reference} ${sumToText(order, sum)}${rate === null ? '' : ` at ${coinRateText(rate)}`} ${fate} ${siteMinute(takenAt)}`,
    ),
    ...callbacks
      .toReversed()
      .map(
        ({ verdict, reference, amount, receivedAt }) =>
          `callback ${siteMinute(receivedAt)} ${verdict} ${reference ?? '-'} ${amount ?? '-'}`,
      ),
  ].join('\n')
}
