import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type {
  DepositOrder,
  DepositState,
  RailSum,
  Receipt,
} from '@xinghe/rules/wallet/deposit-order.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import { worthOf } from './rail-sums.ts'
import { updateOrder, type OrderRow } from './store-order.ts'

const open: ReadonlySet<DepositState> = new Set(['waiting', 'reviewing'])

type Receipts = readonly Receipt<RailSum>[]

const sumOf = (row: OrderRow, receipts: Receipts): Fen | null => {
  const sum = receipts.reduce((total, receipt) => total + worthOf(row, receipt.sum), 0n)
  return sum > 0n ? sum : null
}

/** The credited sum; before a credit, the paid sum. */
const receivedOf = (row: OrderRow, receipts: Receipts): Fen | null => {
  const credited = receipts.filter(({ fate }) => fate === 'credited')
  return sumOf(row, credited.length > 0 ? credited : receipts)
}

const inReviewOf = (row: OrderRow, receipts: Receipts): Fen | null =>
  sumOf(
    row,
    receipts.filter(({ fate }) => fate === 'reviewing'),
  )

/** Writes the new state of an order, with an event for its member. Returns the sum that is still in review. */
export const changeOrder = async (
  tx: Tx,
  row: OrderRow,
  { state, receipts }: DepositOrder<RailSum>,
  reason: string | null,
  now: Instant,
): Promise<Fen | null> => {
  const { id, memberId } = row
  const endedAt = open.has(state) ? null : now
  const inReview = inReviewOf(row, receipts)
  const received = receivedOf(row, receipts)
  await updateOrder(tx, { id, state, received, inReview, reason, endedAt })
  await writeEvent(tx, 'order-changed', { memberId, kind: 'deposit', id, state })
  return inReview
}
