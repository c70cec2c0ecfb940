import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { activityList } from '@xinghe/contract/promotions.ts'
import type { DepositBonusKind } from '@xinghe/rules/promotions/deposit-bonus.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useMine, type ActivityOf, type Condition } from '../frame/use-activity.ts'

/** A bonus that runs, and what this member does not meet of it. */
export interface BonusOption {
  readonly activity: ActivityOf<DepositBonusKind>
  readonly unmet: readonly Condition[]
}

const useOption = (kind: DepositBonusKind): BonusOption | null => {
  const language = useLanguage()
  const { data } = useCall(activityList, { kind, language }, { staleTime: 0 })
  const running = data?.activities.find(({ state }) => state === 'running')
  const mine = useMine(kind, running?.id ?? 'none', running !== undefined)
  if (running === undefined || mine.data === undefined) return null
  const unmet = mine.data.conditions.filter(({ isMet }) => !isMet)
  // The answer to a question for one kind has the terms of that kind.
  return { activity: running as ActivityOf<DepositBonusKind>, unmet }
}

const keyOf = ({ activity: { kind, id } }: BonusOption): string => `${kind}/${id}`

const orderedOf = ({ activity: { terms, id, version } }: BonusOption) => ({
  kind: terms.kind,
  id,
  version,
})

/** The bonuses to choose from at the cashier. None is chosen unless the address names one. */
export const useBonusChoice = () => {
  const [search] = useSearchParams()
  const [key, setKey] = useState(search.get('activity'))
  const [first, again] = [useOption('firstDeposit'), useOption('againDeposit')]
  // A first deposit that cannot be any more, or a later one before it, is of no interest.
  const options = [
    ...(first === null || first.unmet.length > 0 ? [] : [first]),
    ...(again === null || again.unmet.some(({ code }) => code === 'has-deposited') ? [] : [again]),
  ]
  const found = options.find((option) => keyOf(option) === key && option.unmet.length === 0) ?? null
  return {
    options,
    chosen: found,
    /** The chosen one as the order names it. */
    activity: found === null ? null : orderedOf(found),
    choose: (option: BonusOption | null) => setKey(option === null ? null : keyOf(option)),
  }
}
