import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { closeOrder as call } from '@xinghe/contract/wallet-deposit.ts'
import { closeDeposit } from '@xinghe/rules/wallet/deposit-order.ts'
import { withWallets } from '../../../ledger/with-wallets.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { DepositParts } from './deposit-parts.ts'
import { orderView } from './order-view.ts'
import { ruleOrder } from './rail-sums.ts'
import { readPayments } from './store-callback.ts'
import { lockOrder, markClosed, type OrderRow } from './store-order.ts'
import { readTitles } from './rails/store-rail.ts'

/** Closes the order for its member; a payment that still arrives waits for an operator. */
export const closeOrder = async (
  parts: DepositParts,
  input: InputOf<typeof call>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const closed = await withWallets(parts.sql, async (tx): Promise<OrderRow> => {
    const order = await lockOrder(tx, input.orderId)
    if (order === null || order.memberId !== memberId) throw new Refused('not-found')
    const answer = closeDeposit(ruleOrder(order, await readPayments(tx, order.id)), now)
    if (!answer.ok) throw new Refused('order-ended')
    const { state } = answer.value
    if (state === order.state) return order
    const { id } = order
    await markClosed(tx, id, now)
    await writeEvent(tx, 'order-changed', { memberId, kind: 'deposit', id, state })
    return { ...order, state, endedAt: now, closedAt: now }
  })
  const titles = await readTitles(parts.sql, input.language)
  return orderView(closed, titles, parts.adapter, input.language)
}
