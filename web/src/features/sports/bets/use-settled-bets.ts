import { useInfiniteQuery } from '@tanstack/react-query'
import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { dayPeriod, lastDays } from '@xinghe/rules/records/day-period.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { callResource, launchUid } from '../book/call-resource.ts'
import { useBetNews } from './use-bet-news.ts'

/** The panel shows the last days; everything is in the bet records. */
export const settledDays = 7
const pageSize = 15

type History = ResourceAnswer<'history'>

/** Settled bets of the last days, page after page. */
export const useSettledBets = () => {
  useBetNews()
  const { from, to } = lastDays(settledDays, serverNow())
  return useInfiniteQuery(
    {
      queryKey: ['resource', 'history', from, to],
      queryFn: ({ pageParam, signal }): Promise<History> => {
        const now = serverNow()
        const period = dayPeriod({ from, to }) ?? { from: now, to: now }
        return callResource('history', { ...period, pageNum: pageParam, pageSize }, { signal })
      },
      initialPageParam: 1,
      getNextPageParam: ({ total }: History, pages: History[]) =>
        pages.length * pageSize < total ? pages.length + 1 : undefined,
      meta: { who: 'member' },
      staleTime: 0,
      enabled: launchUid() !== null,
    },
    queryClient,
  )
}
