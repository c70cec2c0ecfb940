import type { OutputOf } from '@xinghe/contract/call.ts'
import type { pay } from '@xinghe/contract/wallet-deposit.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import { coinRateText, microToText, microUsdt } from '@xinghe/rules/wallet/coin-rate.ts'
import { rails, type RailName } from '@xinghe/rules/wallet/rails.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import type { RailAdapter } from './rails/rail-adapter.ts'
import type { OrderRow } from './store-order.ts'

export type OrderView = OutputOf<typeof pay>

const coinOf = ({ network, coinMicros, rate, payee }: OrderRow): OrderView['coin'] =>
  network === null || coinMicros === null || rate === null
    ? null
    : {
        network,
        address: payee.account,
        amount: microToText(microUsdt(coinMicros)),
        rate: coinRateText(rate),
      }

/** An order as its member sees it. */
export const orderView = (
  order: OrderRow,
  titles: ReadonlyMap<RailName, string>,
  adapter: Pick<RailAdapter, 'cashierUrl'>,
  language: Language | undefined,
): OrderView => ({
  orderId: order.id,
  rail: order.rail,
  title: titles.get(order.rail) ?? order.rail,
  waitRoute: rails[order.rail].waitRoute,
  amount: order.amount,
  payAmount: order.payAmount,
  remark: order.remark,
  coin: coinOf(order),
  state: order.state,
  received: order.received,
  ...(order.inReview === null ? {} : { inReview: order.inReview }),
  reason: order.reason === null ? null : inScript(language, order.reason),
  madeAt: order.madeAt,
  expiresAt: order.expiresAt,
  endedAt: order.endedAt,
  cashierUrl: adapter.cashierUrl(order.id),
})
