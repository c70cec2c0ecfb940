import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import {
  isVisitorMethod,
  type ResourceAnswer,
  type ResourceInput,
  type ResourceMethod,
} from '@xinghe/contract/sports-methods.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import type { UseCallOptions } from '../../../platform/api/use-call.ts'
import { onLanguageChange } from '../../../platform/i18n/language.ts'
import { onLaunch } from '../../../platform/session/launched.ts'
import { callResource, launchUid, mayCall } from './call-resource.ts'

/** For methods whose requests hold no money. */
export const resourceKey = <M extends ResourceMethod>(
  method: M,
  request: ResourceInput<M>,
): readonly unknown[] => ['resource', method, request]

let launchedUid = launchUid()
/** A launch may bring another state of the book, and answers refused before it are asked again. */
onLaunch(() => {
  if (launchUid() === launchedUid) return
  launchedUid = launchUid()
  void queryClient.invalidateQueries({ queryKey: ['resource'] })
})

/** A cached answer of the book, shared by its screens. */
export const useResource = <M extends ResourceMethod>(
  method: M,
  request: ResourceInput<M>,
  options: UseCallOptions = {},
): UseQueryResult<ResourceAnswer<M>> =>
  useQuery(
    {
      queryKey: resourceKey(method, request),
      queryFn: ({ signal }) => callResource(method, request, { signal }),
      meta: { who: isVisitorMethod(method) ? 'anyone' : 'member' },
      ...options,
      enabled: (options.enabled ?? true) && mayCall(method),
    },
    queryClient,
  )

/**
 * Refetches. The cache would take a first fetch that is still running for the new one, though its
 * answer may be older than the event that needs the refetch: it is awaited first.
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

// Names come in the language of the request, which the key leaves out.
onLanguageChange(() => void askAnew(['resource']))
