import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { awardList } from '@xinghe/contract/promotions.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callQuery } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useMemberNews } from '../../../platform/live/use-member-news.ts'
import type { GiftFilter } from './gift-filter.ts'

export type Gifts = OutputOf<typeof awardList>
export type Gift = Gifts['list'][number]

export const pageSize = 15

/** One page of awards; refetched when the member's balance or offers change. */
export const useGifts = ({ state, kind, period, page }: GiftFilter): UseQueryResult<Gifts> => {
  const language = useLanguage()
  useMemberNews(() => void queryClient.invalidateQueries({ queryKey: [awardList.path] }))
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
