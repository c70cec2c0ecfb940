import { betNumberOf, type PlacedOrder } from '../orders/order.ts'
import { confirmOrders, type ConfirmingParts } from './confirm-orders.ts'
import { openDeadlineLoop, type DeadlineLog, type DeadlineLoop, type Due } from './deadline-loop.ts'
import { findOverdue } from './store-confirming.ts'

/** Decides confirming orders when their countdown is over. */
export interface Confirming extends Omit<DeadlineLoop, 'watch'> {
  /** Schedules those of the orders that are confirming. */
  watch(orders: readonly PlacedOrder[]): void
}

const dueOf = ({ id, deadline, state }: PlacedOrder): Due[] =>
  state === 'confirming' && deadline !== null ? [{ number: betNumberOf(id), deadline }] : []

export const openConfirming = (parts: ConfirmingParts, log: DeadlineLog): Confirming => {
  const { sql, clock } = parts.platform
  const loop = openDeadlineLoop(
    {
      name: 'orders',
      decide: async (numbers) => (await confirmOrders(parts, numbers)).flatMap(dueOf),
      findOverdue: (before, most) => findOverdue(sql, before, most),
    },
    parts.book,
    clock,
    log,
  )
  return { ...loop, watch: (orders) => loop.watch(orders.flatMap(dueOf)) }
}
