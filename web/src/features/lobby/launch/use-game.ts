import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { launchByKey } from '@xinghe/contract/lobby-venues.ts'
import { callApi } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callKey } from '../../../platform/api/use-call.ts'

export type Game = OutputOf<typeof launchByKey>

/**
 * A key works once, so its answer is cached as long as the page may be shown again, and leaving the
 * page does not abort the request.
 */
export const useGame = (key: string): UseQueryResult<Game> =>
  useQuery(
    {
      queryKey: callKey(launchByKey, { key }),
      queryFn: () => callApi(launchByKey, { key }),
      meta: { who: launchByKey.who },
      gcTime: Infinity,
      retryOnMount: false,
    },
    queryClient,
  )
