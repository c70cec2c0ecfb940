import * as calls from '@xinghe/contract/wallet-withdraw.ts'
import { forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import type { WalletParts } from './member/parts.ts'
import { readCoinInfo, readInfo, readMethods, readOrders } from './withdraw/read-withdrawals.ts'
import { requestWithdrawal } from './withdraw/request-withdrawal.ts'

export const withdrawRoutes = (platform: Platform, parts: WalletParts): Route[] => [
  forMember(calls.withdrawMethods, (input) => readMethods(platform, input)),
  forMember(calls.withdrawInfo, (_, context) => readInfo(platform, context)),
  forMember(calls.coinWithdrawInfo, (input) => readCoinInfo(platform, input)),
  forMember(calls.withdrawOrders, (input, context) => readOrders(platform, input, context)),
  forMember(calls.newWithdrawal, (input, context) =>
    requestWithdrawal(platform, parts, input, context),
  ),
]
