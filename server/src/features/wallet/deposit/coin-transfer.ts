import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { coinTransfer as call } from '@xinghe/contract/wallet-deposit.ts'
import type { CoinNetwork } from '@xinghe/rules/wallet/coin-address.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { WalletParts } from '../member/parts.ts'
import { requestWithdrawal } from '../withdraw/request-withdrawal.ts'
import type { DepositParts } from './deposit-parts.ts'
import { railOfNetwork } from './networks.ts'
import { openOrder } from './open-order.ts'
import { orderView } from './order-view.ts'
import { findQuote } from './store-mark.ts'
import { readTitles } from './rails/store-rail.ts'

type Input = InputOf<typeof call>
type Output = OutputOf<typeof call>

/**
 * There is no coin balance: a quote becomes a coin deposit order or a coin withdrawal. Only the direction
 * is checked here; the quote's expiry is checked where it is used, so that a repeated request still gets
 * its answer.
 */
export const transferCoins = async (
  platform: Platform,
  { deposit, wallet }: { deposit: DepositParts; wallet: WalletParts },
  input: Input,
  context: MemberContext,
): Promise<Output> => {
  const quote = await findQuote(platform.sql, context.memberId, input.quoteId)
  if (quote === null) throw new Refused('quote-expired')
  return quote.direction === 'deposit'
    ? depositCoins(deposit, input, quote.network, context)
    : withdrawCoins(platform, wallet, input, context)
}

const depositCoins = async (
  parts: DepositParts,
  input: Input,
  network: CoinNetwork,
  context: MemberContext,
): Promise<Output> => {
  const titles = await readTitles(parts.sql, input.language)
  const wanted = {
    rail: railOfNetwork(network),
    amount: input.amount,
    quoteId: input.quoteId,
  }
  return openOrder(parts, wanted, { call, input }, context, async (order): Promise<Output> => ({
    direction: 'deposit',
    orderId: order.id,
    deposit: orderView(order, titles, parts.adapter, input.language),
  }))
}

const withdrawCoins = async (
  platform: Platform,
  wallet: WalletParts,
  { cardId, amount, password, quoteId }: Input,
  context: MemberContext,
): Promise<Output> => {
  if (cardId === undefined) throw new Refused('card-needed')
  const asked = { cardId, amount, quoteId, ...(password === undefined ? {} : { password }) }
  const { orderId } = await requestWithdrawal(platform, wallet, asked, context)
  return { direction: 'withdraw', orderId, deposit: null }
}
