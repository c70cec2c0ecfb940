import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { pay as call } from '@xinghe/contract/wallet-deposit.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { DepositParts } from './deposit-parts.ts'
import { openOrder } from './open-order.ts'
import { orderView } from './order-view.ts'
import { readTitles } from './rails/store-rail.ts'

export const pay = async (
  parts: DepositParts,
  input: InputOf<typeof call>,
  context: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const titles = await readTitles(parts.sql, input.language)
  return openOrder(parts, input, { call, input }, context, async (order) =>
    orderView(order, titles, parts.adapter, input.language),
  )
}
