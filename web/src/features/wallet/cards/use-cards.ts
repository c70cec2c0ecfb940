import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { addableCards, memberCards } from '@xinghe/contract/wallet-cards.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'

export type MemberCard = OutputOf<typeof memberCards>[number]
export type Addable = OutputOf<typeof addableCards>

export const useCards = (): UseQueryResult<MemberCard[]> =>
  useCall(memberCards, { language: useLanguage() }, { staleTime: 0 })

export const useAddable = (): UseQueryResult<Addable> =>
  useCall(addableCards, { language: useLanguage() }, { staleTime: 0 })

/** In every language. */
export const refreshCards = async (): Promise<void> => {
  await Promise.all(
    [memberCards, addableCards].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )
}
