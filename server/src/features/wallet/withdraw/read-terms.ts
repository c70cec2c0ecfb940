import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { fenFromText, fenToText, type Fen } from '@xinghe/rules/base/money.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import {
  withdrawalFee,
  type WithdrawalFault,
  type WithdrawalTerms,
  type WithdrawalUse,
} from '@xinghe/rules/wallet/withdrawal-terms.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import * as store from './store-method.ts'

/** The daily limits, for all methods together. */
export const dayBounds = (settings: Settings): { count: number; sum: Fen } => {
  const { withdrawalsPerDay, withdrawalSumPerDay } = settings.get('cashier')
  return { count: withdrawalsPerDay, sum: fenFromText(withdrawalSumPerDay) ?? 0n }
}

/**
 * The current terms for one kind of card; throws for a kind without a row, which the seed should have made.
 */
export const readTerms = async (
  db: Db,
  settings: Settings,
  kind: CardKind,
): Promise<WithdrawalTerms> => {
  const method = (await store.readMethods(db, 'zh-CN')).find((one) => one.kind === kind)
  if (method === undefined) throw new Refused('withdrawal-settings-incomplete')
  const isCoin = kind === 'trc20' || kind === 'erc20'
  if (!method.open || (isCoin && !(await store.isNetworkOpen(db, kind))))
    throw new Refused('withdrawal-method-closed')
  const { count, sum } = dayBounds(settings)
  return {
    min: method.min,
    max: method.max,
    countPerDay: count,
    sumPerDay: sum,
    freePerDay: method.freeCount,
    feeBasisPoints: method.feeBps,
    feeMin: method.feeMin,
    feeMax: method.feeMax,
  }
}

const names = {
  'withdrawal-settings-incomplete': 'withdrawal-settings-incomplete',
  'withdrawal-too-low': 'amount-too-small',
  'withdrawal-below-fee': 'amount-too-small',
  'withdrawal-too-high': 'amount-too-large',
  'withdrawal-count-used-up': 'withdrawals-used-up',
  'withdrawal-sum-used-up': 'withdrawal-sum-reached',
  'balance-too-low': 'balance-too-low',
} as const satisfies Record<WithdrawalFault, RefusalName>

/** The rule's error as a refusal with the allowed values. */
export const refusedByTerms = (
  fault: WithdrawalFault,
  amount: Fen,
  terms: WithdrawalTerms,
  today: WithdrawalUse,
): Refused => {
  const left = terms.sumPerDay > today.sum ? terms.sumPerDay - today.sum : 0n
  const details: Partial<Record<WithdrawalFault, Record<string, unknown>>> = {
    'withdrawal-too-low': { min: fenToText(terms.min) },
    'withdrawal-below-fee': { fee: fenToText(withdrawalFee(amount, terms, today.count)) },
    'withdrawal-too-high': { max: fenToText(terms.max) },
    'withdrawal-count-used-up': { max: terms.countPerDay },
    'withdrawal-sum-used-up': { left: fenToText(left) },
  }
  return new Refused(names[fault], details[fault])
}
