import type { DepositBonusKind } from '@xinghe/rules/promotions/deposit-bonus.ts'
import type { TermsOf } from '@xinghe/rules/promotions/terms.ts'
import type { Activity } from '../activities/activity.ts'

/** The terms of an activity that pays a share of a deposit; another kind is a bug. */
export const bonusTerms = ({ terms }: Activity): TermsOf<DepositBonusKind> => {
  if (terms.kind === 'firstDeposit' || terms.kind === 'againDeposit') return terms
  throw new Error(`${terms.kind} pays no bonus on a deposit`)
}
