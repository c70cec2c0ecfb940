import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type * as calls from '@xinghe/contract/wallet-withdraw.ts'
import { periodStart } from '@xinghe/rules/account/limit-use.ts'
import { breakAt } from '@xinghe/rules/account/play-break.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { enforcedLines, turnoverLeft } from '@xinghe/rules/wallet/turnover.ts'
import { withdrawalsToday } from '@xinghe/rules/wallet/withdrawal-terms.ts'
import { readTurnover, type OpenLine } from '../../../ledger/fill-turnover.ts'
import { readOwnWeights } from '../../../ledger/wagering/weights.ts'
import { readWallet } from '../../../ledger/read-balance.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { isPasswordNeeded } from '../member/check-password.ts'
import { readIdentity } from '../member/store-identity.ts'
import { dayBounds } from './read-terms.ts'
import * as methods from './store-method.ts'
import * as store from './store.ts'
import { viewWithdrawals } from './view-withdrawal.ts'

/** Age of the oldest withdrawals in this list; the records have the older ones. */
const lastOrders = 50

export const readMethods = async (
  { sql, settings }: Platform,
  { language = 'zh-CN' }: InputOf<typeof calls.withdrawMethods>,
): Promise<OutputOf<typeof calls.withdrawMethods>> => {
  const { count, sum } = dayBounds(settings)
  return {
    methods: await methods.readMethods(sql, language),
    dailyCount: count,
    dailySum: sum,
  }
}

export const readInfo = async (
  platform: Platform,
  { memberId, session, now }: MemberContext,
): Promise<OutputOf<typeof calls.withdrawInfo>> => {
  const { sql } = platform
  const [wallet, earlier, identity, lines, weights] = await Promise.all([
    readWallet(sql, memberId),
    store.readSince(sql, memberId, periodStart('day', now)),
    readIdentity(sql, memberId),
    readTurnover(sql, memberId),
    readOwnWeights(sql, memberId, now),
  ])
  const today = withdrawalsToday(earlier, now)
  return {
    balance: wallet.centre,
    locked: wallet.locked,
    usedCount: today.count,
    usedSum: today.sum,
    hasWithdrawalPassword: identity.hasWithdrawalPassword,
    passwordNeeded: isPasswordNeeded(platform),
    realName: identity.realNameMasked,
    turnover: {
      ...turnoverView(enforcedLines(lines, breakAt(session.playBreak, now) !== null)),
      weights,
    },
  }
}

const turnoverView = (
  lines: readonly OpenLine[],
): Omit<OutputOf<typeof calls.withdrawInfo>['turnover'], 'weights'> => {
  const sum = (of: (line: OpenLine) => Fen): Fen =>
    lines.reduce((total, line) => total + of(line), 0n)
  return {
    asked: sum((line) => line.asked),
    done: sum((line) => line.done),
    left: turnoverLeft(lines),
    lines: lines.map(({ kind, cause, asked, done, since }) => ({
      kind,
      cause,
      asked,
      done,
      madeAt: since,
    })),
  }
}

export const readCoinInfo = async (
  { sql, settings }: Platform,
  { language = 'zh-CN' }: InputOf<typeof calls.coinWithdrawInfo>,
): Promise<OutputOf<typeof calls.coinWithdrawInfo>> => ({
  rate: settings.get('cashier').withdrawRate,
  networks: await methods.readNetworks(sql, language),
})

export const readOrders = async (
  { sql }: Platform,
  { orderId, language = 'zh-CN' }: InputOf<typeof calls.withdrawOrders>,
  { memberId }: MemberContext,
): Promise<OutputOf<typeof calls.withdrawOrders>> => {
  if (orderId === undefined)
    return viewWithdrawals(sql, await store.readLast(sql, memberId, language, lastOrders), language)
  const row = await store.readOne(sql, memberId, orderId, language)
  if (row === null) throw new Refused('not-found')
  return viewWithdrawals(sql, [row], language)
}
