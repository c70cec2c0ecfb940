import type { OutputOf } from '@xinghe/contract/call.ts'
import { awardList } from '@xinghe/contract/promotions.ts'
import type { DepositBonusKind } from '@xinghe/rules/promotions/deposit-bonus.ts'
import { useCall } from '../../../platform/api/use-call.ts'

export type BonusAward = OutputOf<typeof awardList>['list'][number]

export const bonusAwardsInput = (kind: DepositBonusKind) => ({
  kind,
  state: 'granted' as const,
  pageNum: 1,
  pageSize: 15,
})

/** The bonus of an activity whose turnover is not done yet. */
export const useOpenBonus = (
  kind: DepositBonusKind,
  id: string,
  enabled: boolean,
): BonusAward | null => {
  const { data } = useCall(awardList, bonusAwardsInput(kind), { enabled, staleTime: 0 })
  const isOpen = ({ source, turnover }: BonusAward): boolean =>
    source === `${kind}/${id}` &&
    turnover !== null &&
    !turnover.released &&
    turnover.done < turnover.asked
  return data?.list.find(isOpen) ?? null
}
