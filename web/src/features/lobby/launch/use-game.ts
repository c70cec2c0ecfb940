import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { launchByKey } from '@xinghe/contract/lobby-venues.ts'
import { callApi } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callKey } from '../../../platform/api/use-call.ts'

export type Game = OutputOf<typeof launchByKey>

/**
 * A key opens once, so its answer is kept for as long as the page may come back to sight, and no leaving
 * calls the question off.
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
