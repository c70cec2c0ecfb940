import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { DepositState } from '@xinghe/rules/wallet/deposit-order.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import { worthOf } from './rail-sums.ts'
import { readPayments, type PaymentRow } from './store-callback.ts'
import { updateOrder, type OrderRow } from './store-order.ts'

const open: ReadonlySet<DepositState> = new Set(['waiting', 'reviewing'])

type Payments = readonly PaymentRow[]

const sumOf = (row: OrderRow, payments: Payments): Fen | null => {
  const sum = payments.reduce((total, payment) => total + worthOf(row, payment), 0n)
  return sum > 0n ? sum : null
}

/** The credited sum; before a credit, the paid sum. */
const receivedOf = (row: OrderRow, payments: Payments): Fen | null => {
  const credited = payments.filter(({ fate }) => fate === 'credited')
  return sumOf(row, credited.length > 0 ? credited : payments)
}

const inReviewOf = (row: OrderRow, payments: Payments): Fen | null =>
  sumOf(
    row,
    payments.filter(({ fate }) => fate === 'reviewing'),
  )

/**
 * Writes the new state of an order and the sums of its payments, which are written before, with an event for
 * its member. Returns the sum that is still in review.
 */
export const changeOrder = async (
  tx: Tx,
  row: OrderRow,
  state: DepositState,
  reason: string | null,
  now: Instant,
): Promise<Fen | null> => {
  const { id, memberId } = row
  const payments = await readPayments(tx, id)
  const endedAt = open.has(state) ? null : now
  const inReview = inReviewOf(row, payments)
  const received = receivedOf(row, payments)
  await updateOrder(tx, { id, state, received, inReview, reason, endedAt })
  await writeEvent(tx, 'order-changed', { memberId, kind: 'deposit', id, state })
  return inReview
}
