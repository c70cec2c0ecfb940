import { randomBytes } from 'node:crypto'
import { countOf, ruleOrder, sumToText } from '../rail-sums.ts'
import type { PaymentRow } from '../store-callback.ts'
import type { OrderRow } from '../store-order.ts'
import type { ToldPayment } from '../take-callback.ts'
import type { PayAction } from './pay-ways.ts'

export interface PlayedPayment {
  readonly payment: ToldPayment
  readonly signing: 'good' | 'forged' | 'stale'
}

/** The callback of an action; null when it sends none. */
export const playedPayment = (
  action: PayAction,
  order: OrderRow,
  payments: readonly PaymentRow[],
  typed: string,
): PlayedPayment | null => {
  if (action === 'forward' || action === 'never') return null
  const { id: orderId } = order
  if (action === 'again') {
    const last = payments.at(-1)
    if (last === undefined) return null
    const { reference, sum } = last
    return { payment: { orderId, reference, amount: sumToText(order, sum) }, signing: 'good' }
  }
  const expected = sumToText(order, countOf(ruleOrder(order, []).expected))
  return {
    payment: {
      orderId,
      reference: `sbx-${randomBytes(8).toString('hex')}`,
      amount: action === 'wrong' ? typed : expected,
    },
    signing: action === 'forged' || action === 'stale' ? action : 'good',
  }
}
