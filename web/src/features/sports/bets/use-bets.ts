import { useInfiniteQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import type { WireBet } from '@xinghe/contract/sports-shapes.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { dayPeriod, lastDays } from '@xinghe/rules/records/day-period.ts'
import { useEffect } from 'react'
import { queryClient } from '../../../platform/api/query-client.ts'
import { subscribe } from '../../../platform/live/live-socket.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { callResource, launchUid } from '../book/call-resource.ts'
import { refreshResource, useResource } from '../book/use-resource.ts'

const scoresEveryMs = 4 * secondMs

/** The panel shows the last days; everything is in the bet records. */
export const settledDays = 7
const pageSize = 15

/** A bet was decided or settled: the lists are asked anew. */
const useBetNews = (): void =>
  useEffect(
    () =>
      subscribe('member', ({ kind, data }) => {
        if (kind !== 'delta' || data.bet === undefined) return
        void refreshResource('openBets')
        void refreshResource('history')
      }),
    [],
  )

/** Confirming orders and running bets; their scores move while they are looked at. */
export const useOpenBets = (): UseQueryResult<WireBet[]> => {
  useBetNews()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refreshResource('openBets')
    }, scoresEveryMs)
    return () => clearInterval(timer)
  }, [])
  return useResource('openBets', {}, { staleTime: 0 })
}

type History = ResourceAnswer<'history'>

/** Settled bets of the last days, page after page. */
export const useSettledBets = () => {
  useBetNews()
  const { from, to } = lastDays(settledDays, serverNow())
  return useInfiniteQuery(
    {
      queryKey: ['resource', 'history', from, to, launchUid()],
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
