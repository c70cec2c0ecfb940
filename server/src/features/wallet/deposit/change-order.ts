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

/** The credited sum; before a credit, the paid sum. */
const receivedOf = (row: OrderRow, receipts: readonly Receipt<RailSum>[]): Fen | null => {
  const credited = receipts.filter(({ fate }) => fate === 'credited')
  const counted = credited.length > 0 ? credited : receipts
  const sum = counted.reduce((total, receipt) => total + worthOf(row, receipt.sum), 0n)
  return sum > 0n ? sum : null
}

/** Writes the new state of an order, with an event for its member. */
export const changeOrder = async (
  tx: Tx,
  row: OrderRow,
  { state, receipts }: DepositOrder<RailSum>,
  reason: string | null,
  now: Instant,
): Promise<void> => {
  const { id, memberId } = row
  const endedAt = open.has(state) ? null : now
  await updateOrder(tx, { id, state, received: receivedOf(row, receipts), reason, endedAt })
  await writeEvent(tx, 'order-changed', { memberId, kind: 'deposit', id, state })
}
