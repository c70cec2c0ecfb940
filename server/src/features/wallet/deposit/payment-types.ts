import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { paymentTypes as call } from '@xinghe/contract/wallet-deposit.ts'
import { rails } from '@xinghe/rules/wallet/rails.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { readIdentity } from '../member/store-identity.ts'
import { depositLimitLeft } from './ask-limit.ts'
import { checkDepositOpen } from './check-rail.ts'
import type { DepositParts } from './deposit-parts.ts'
import { networkOf } from './networks.ts'
import { orderView } from './order-view.ts'
import { hasDeposited, readWaiting } from './store-order.ts'
import { readOpenRails, readTitles } from './rails/store-rail.ts'

/** The first call of the deposit page. */
export const readPaymentTypes = async (
  parts: DepositParts,
  { language = 'zh-CN' }: InputOf<typeof call>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  checkDepositOpen(parts)
  const { sql, adapter } = parts
  const [open, waiting, titles, deposited, identity] = await Promise.all([
    readOpenRails(sql, language),
    readWaiting(sql, memberId, now),
    readTitles(sql, language),
    hasDeposited(sql, memberId),
    readIdentity(sql, memberId),
  ])
  const waitingSum = waiting.reduce((sum, order) => sum + order.amount, 0n)
  return {
    rails: open
      .filter(({ rail }) => adapter.callbackSecrets(rail).length > 0)
      .map((row) => ({
        ...row,
        coinNetwork: networkOf(row.rail),
        wantsSignalCode: rails[row.rail].mark === 'remark',
      })),
    waiting: waiting.map((order) => orderView(order, titles, adapter, language)),
    limitLeft: await depositLimitLeft(sql, memberId, waitingSum, now),
    firstDeposit: !deposited,
    realNameNeeded: identity.realNameHash === null,
  }
}
