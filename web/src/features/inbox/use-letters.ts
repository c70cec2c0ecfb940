import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { letterList } from '@xinghe/contract/inbox-letters.ts'
import type { LetterType } from '@xinghe/rules/inbox/letter-type.ts'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../platform/api/query-client.ts'
import { callQuery } from '../../platform/api/use-call.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { useUnread } from '../../platform/member/member.ts'

export type Letters = OutputOf<typeof letterList>
export type Letter = Letters['list'][number]

export const pageSize = 15

export const refreshLetters = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [letterList.path] })

/** One page of a tab; read anew when the unread counts change, which are live. */
export const useLetters = (type: LetterType, pageNum: number): UseQueryResult<Letters> => {
  const language = useLanguage()
  const { data: unread } = useUnread()
  const counts = unread && Object.values(unread).join()
  const before = useRef(counts)
  useEffect(() => {
    if (before.current !== undefined && before.current !== counts) void refreshLetters()
    before.current = counts
  }, [counts])
  return useQuery(
    {
      ...callQuery(letterList, { type, userSystem: 1, language, pageNum, pageSize }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}
