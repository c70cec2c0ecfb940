import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { awardList } from '@xinghe/contract/promotions.ts'
import { useEffect } from 'react'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callQuery } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { subscribe } from '../../../platform/live/live-socket.ts'
import type { GiftFilter } from './gift-filter.ts'

export type Gifts = OutputOf<typeof awardList>
export type Gift = Gifts['list'][number]

export const pageSize = 15

/** One page of awards; refetched when the member's balance or offers change. */
export const useGifts = ({ state, kind, period, page }: GiftFilter): UseQueryResult<Gifts> => {
  const language = useLanguage()
  useEffect(
    () =>
      subscribe('member', ({ kind: message }) => {
        if (message !== 'delta') return
        void queryClient.invalidateQueries({ queryKey: [awardList.path] })
      }),
    [],
  )
  return useQuery(
    {
      ...callQuery(awardList, {
        ...period,
        ...(state === null ? {} : { state }),
        ...(kind === null ? {} : { kind }),
        pageNum: page,
        pageSize,
        language,
      }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}
