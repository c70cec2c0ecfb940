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

/** Balances, limits and cards move without this page, so a look at it asks anew. */
const fresh = { staleTime: 0 } as const

/** What the page is made of; null until all of it is there. */
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
    fetching: failed.some((query) => query.isFetching),
    retry: () => void Promise.all(failed.map((query) => query.refetch())),
  }
}

/** After a request or a refusal what is shown rests on an old picture. */
export const refreshWithdrawPage = async (): Promise<void> => {
  await Promise.all([
    refreshCall(withdrawInfo, {}),
    queryClient.invalidateQueries({ queryKey: [withdrawMethods.path] }),
    queryClient.invalidateQueries({ queryKey: [memberCards.path] }),
  ])
}
