import type { MemberId } from '@xinghe/rules/base/id.ts'
import { depositAt } from '@xinghe/rules/wallet/deposit-order.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import type { Platform } from '../../../platform/parts.ts'
import { ruleOrder } from './rail-sums.ts'
import { lockDue, updateOrder } from './store-order.ts'

const batch = 200

/** Expires overdue orders: of all members by a job, of one member when they look. */
export const expireOrders = async (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  memberId: MemberId | null = null,
): Promise<number> => {
  const step = (): Promise<number> =>
    sql.begin(async (tx) => {
      const now = clock.now()
      const due = await lockDue(tx, now, batch, memberId)
      for (const order of due) {
        const { state } = depositAt(ruleOrder(order, []), now)
        const { id, received, inReview, reason } = order
        await updateOrder(tx, { id, state, received, inReview, reason, endedAt: now })
        await writeEvent(tx, 'order-changed', {
          memberId: order.memberId,
          kind: 'deposit',
          id,
          state,
        })
      }
      return due.length
    })
  let expired = 0
  let last = batch
  while (last === batch) {
    last = await step()
    expired += last
  }
  return expired
}
