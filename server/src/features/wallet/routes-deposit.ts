import * as calls from '@xinghe/contract/wallet-deposit.ts'
import { forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { closeOrder } from './deposit/close-order.ts'
import { holdRate, listCoins } from './deposit/coin-quotes.ts'
import { transferCoins } from './deposit/coin-transfer.ts'
import { createSignalCode } from './deposit/create-signal-code.ts'
import type { RequireBonus } from './deposit/deposit-bonus.ts'
import type { DepositParts } from './deposit/deposit-parts.ts'
import { pay } from './deposit/pay.ts'
import { readPaymentTypes } from './deposit/payment-types.ts'
import { openRail } from './deposit/rails/open-rail.ts'
import { listOrders, readOrderStatus, readPayee } from './deposit/read-orders.ts'
import type { WalletParts } from './member/parts.ts'

export const depositRoutes = (
  platform: Platform,
  wallet: WalletParts,
  requireBonus: RequireBonus,
): Route[] => {
  const deposit: DepositParts = { ...platform, adapter: openRail(platform), requireBonus }
  return [
    forMember(calls.paymentTypes, (input, context) => readPaymentTypes(deposit, input, context)),
    forMember(calls.pay, (input, context) => pay(deposit, input, context)),
    forMember(calls.depositOrderStatus, (input, context) =>
      readOrderStatus(deposit, input, context),
    ),
    forMember(calls.closeOrder, (input, context) => closeOrder(deposit, input, context)),
    forMember(calls.createSignalCode, (input, context) =>
      createSignalCode(deposit, input, context),
    ),
    forMember(calls.customerInfo, (input, context) => readPayee(deposit, input, context)),
    forMember(calls.coinList, (input) => listCoins(deposit, input)),
    forMember(calls.transferRate, (input, context) => holdRate(deposit, input, context)),
    forMember(calls.coinTransfer, (input, context) =>
      transferCoins(platform, { deposit, wallet }, input, context),
    ),
    forMember(calls.depositOrders, (input, context) => listOrders(deposit, input, context)),
  ]
}
