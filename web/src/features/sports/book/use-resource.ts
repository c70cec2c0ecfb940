import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type {
  ResourceAnswer,
  ResourceInput,
  ResourceMethod,
} from '@xinghe/contract/sports-methods.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import type { UseCallOptions } from '../../../platform/api/use-call.ts'
import { callResource, launchUid } from './call-resource.ts'

/** A new launch asks everything anew. For methods whose requests hold no money. */
export const resourceKey = <M extends ResourceMethod>(
  method: M,
  request: ResourceInput<M>,
): readonly unknown[] => ['resource', method, request, launchUid()]

/** An answer of the book that several screens share; what changes in it comes by its topic. */
export const useResource = <M extends ResourceMethod>(
  method: M,
  request: ResourceInput<M>,
  options: UseCallOptions = {},
): UseQueryResult<ResourceAnswer<M>> =>
  useQuery(
    {
      queryKey: resourceKey(method, request),
      queryFn: ({ signal }) => callResource(method, request, { signal }),
      meta: { who: 'member' },
      ...options,
      enabled: (options.enabled ?? true) && launchUid() !== null,
    },
    queryClient,
  )

/** Lays a new answer over the old one, for whoever shows it. */
export const putResource = <M extends ResourceMethod>(
  method: M,
  request: ResourceInput<M>,
  answer: ResourceAnswer<M>,
): void => void queryClient.setQueryData(resourceKey(method, request), answer)

/**
 * Asks again for whoever shows it. The cache takes a first answer that is on its way for the new one,
 * though it may be older than what this is asked for: that one is waited for.
 */
export const askAnew = async (queryKey: readonly unknown[]): Promise<void> => {
  const first = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await Promise.allSettled(first.flatMap(({ promise }) => promise ?? []))
  await queryClient.invalidateQueries({ queryKey })
}

export const refreshResource = (method: ResourceMethod): Promise<void> =>
  askAnew(['resource', method])
