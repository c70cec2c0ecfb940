import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { letterList } from '@xinghe/contract/inbox-letters.ts'
import type { LetterType } from '@xinghe/rules/inbox/letter-type.ts'
import { useEffect, useRef } from 'react'
import { queryClient } from '../../platform/api/query-client.ts'
import { callQuery, refetchAfterNews } from '../../platform/api/use-call.ts'
import { useLanguage } from '../../platform/i18n/language.ts'
import { unreadTotal, useUnread } from '../../platform/member/member.ts'

export type Letters = OutputOf<typeof letterList>
export type Letter = Letters['list'][number]

export const pageSize = 15

export const refreshLetters = (): Promise<void> => refetchAfterNews([letterList.path])

/**
 * One page of a tab; read anew when the unread counts change, which are live. The first counts may be of
 * letters that came after the list was read.
 */
export const useLetters = (type: LetterType, pageNum: number): UseQueryResult<Letters> => {
  const language = useLanguage()
  const { data: unread } = useUnread()
  const counts = unread && Object.values(unread).join()
  const hasUnread = unread !== undefined && unreadTotal(unread) > 0
  const before = useRef(counts)
  useEffect(() => {
    const last = before.current
    before.current = counts
    if (counts === undefined || counts === last) return
    if (last !== undefined || hasUnread) void refreshLetters()
  }, [counts, hasUnread])
  return useQuery(
    {
      ...callQuery(letterList, { type, userSystem: 1, language, pageNum, pageSize }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}
