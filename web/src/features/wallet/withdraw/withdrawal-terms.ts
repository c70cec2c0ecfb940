import type { OutputOf } from '@xinghe/contract/call.ts'
import type { withdrawInfo, withdrawMethods } from '@xinghe/contract/wallet-withdraw.ts'
import type { WithdrawalTerms, WithdrawalUse } from '@xinghe/rules/wallet/withdrawal-terms.ts'

export type Methods = OutputOf<typeof withdrawMethods>
export type Method = Methods['methods'][number]
export type MemberTerms = OutputOf<typeof withdrawInfo>

/** One method and the day's bounds, as the rules read them. */
export const termsOf = (method: Method, { dailyCount, dailySum }: Methods): WithdrawalTerms => ({
  min: method.min,
  max: method.max,
  countPerDay: dailyCount,
  sumPerDay: dailySum,
  freePerDay: method.freeCount,
  feeBasisPoints: method.feeBps,
  feeMin: method.feeMin,
  feeMax: method.feeMax,
})

export const usedToday = ({ usedCount, usedSum }: MemberTerms): WithdrawalUse => ({
  count: usedCount,
  sum: usedSum,
})
