import type { OutputOf } from '@xinghe/contract/call.ts'
import { memberCards } from '@xinghe/contract/wallet-cards.ts'
import { withdrawInfo, withdrawMethods } from '@xinghe/contract/wallet-withdraw.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { refreshCall, useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import type { MemberTerms, Methods } from './withdrawal-terms.ts'

export type MemberCard = OutputOf<typeof memberCards>[number]

export interface WithdrawPage {
  readonly methods: Methods
  readonly info: MemberTerms
  readonly cards: readonly MemberCard[]
}

/** Balances, limits and cards change without this page, so opening it refetches them. */
const fresh = { staleTime: 0 } as const

/** The queries of the page; null until all are loaded. */
export const useWithdrawPage = () => {
  const language = useLanguage()
  const methods = useCall(withdrawMethods, { language }, fresh)
  const info = useCall(withdrawInfo, {}, fresh)
  const cards = useCall(memberCards, { language }, fresh)
  const failed = [methods, info, cards].filter((query) => query.isError)
  const page: WithdrawPage | null =
    methods.data === undefined || info.data === undefined || cards.data === undefined
      ? null
      : { methods: methods.data, info: info.data, cards: cards.data }
  return {
    page,
    error: page === null ? failed[0]?.error : undefined,
    isFetching: failed.some((query) => query.isFetching),
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  }
}

/** After a request or a refusal the shown data is stale. */
export const refreshWithdrawPage = async (): Promise<void> => {
  await Promise.all([
    refreshCall(withdrawInfo, {}),
    queryClient.invalidateQueries({ queryKey: [withdrawMethods.path] }),
    queryClient.invalidateQueries({ queryKey: [memberCards.path] }),
  ])
}
