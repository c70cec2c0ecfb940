import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { activityList, activityState } from '@xinghe/contract/promotions.ts'
import { balance } from '@xinghe/contract/wallet.ts'
import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import type { TermsOf } from '@xinghe/rules/promotions/terms.ts'
import { useEffect, useEffectEvent } from 'react'
import { refetchAfterNews, refreshCall, useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { session } from '../../../platform/session/session.ts'
import { useTopic } from '../../../platform/live/use-topic.ts'
import { balanceInput } from '../../../platform/member/member-live.ts'

export type Activity = OutputOf<typeof activityList>['activities'][number]

// What a visitor was told says nothing of the member who logs in; a logout resets every answer.
session.onChange((_now, before) => {
  if (before.token === '') void refetchAfterNews([activityList.path])
})

export const useActivities = (): UseQueryResult<OutputOf<typeof activityList>> =>
  useCall(activityList, { language: useLanguage() }, { staleTime: 0 })
/** An activity whose terms are those of its kind. */
export type ActivityOf<Kind extends ActivityKind> = Activity & { readonly terms: TermsOf<Kind> }
export type Mine = OutputOf<typeof activityState>
export type Item = Mine['items'][number]
export type Condition = Item['conditions'][number]

/** Read anew whenever the page is opened: terms and states change while it is closed. */
export const useActivity = (kind: ActivityKind, id: string) =>
  useCall(activityList, { kind, id, language: useLanguage() }, { staleTime: 0 })

/** The member's own state; follows the settlements and awards that the live topic tells of. */
export const useMine = (kind: ActivityKind, id: string, enabled: boolean) => {
  const mine = useCall(activityState, { kind, id }, { enabled, staleTime: 0 })
  const member = useTopic('member', { enabled })
  const refetch = useEffectEvent(() => void mine.refetch())
  useEffect(() => {
    if (member !== null) refetch()
  }, [member])
  return mine
}

/** After a claim; the balance is left out where an animation shows the prize first. */
export const refreshMine = (kind: ActivityKind, id: string): Promise<void> =>
  refreshCall(activityState, { kind, id })
export const refreshBalance = (): Promise<void> => refreshCall(balance, balanceInput)
