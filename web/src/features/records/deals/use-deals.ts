import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { dealRecords } from '@xinghe/contract/records.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callQuery } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useMemberNews } from '../../../platform/live/use-member-news.ts'
import type { RecordFilter } from '../frame/record-filter.ts'

export type Deals = OutputOf<typeof dealRecords>
export type Deal = Deals['list'][number]

export const pageSize = 15

/** One page of records with sums; refetched when an order changes. */
export const useDeals = ({
  category,
  phase,
  period,
  page,
}: RecordFilter): UseQueryResult<Deals> => {
  const language = useLanguage()
  useMemberNews((news) => {
    if (news === null || news.order !== undefined)
      void queryClient.invalidateQueries({ queryKey: [dealRecords.path] })
  })
  return useQuery(
    {
      ...callQuery(dealRecords, {
        ...period,
        ...(category === null ? {} : { category }),
        ...(phase === null ? {} : { state: phase }),
        pageNum: page,
        pageSize,
        language,
      }),
      staleTime: 0,
      placeholderData: (before) => before,
    },
    queryClient,
  )
}
