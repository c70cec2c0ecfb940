import {
  hashKey,
  queryOptions,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { callApi, payloadOf } from './client.ts'
import { queryClient } from './query-client.ts'

export interface UseCallOptions {
  readonly enabled?: boolean
  readonly staleTime?: number
  readonly refetchInterval?: number
}

/**
 * Input that cannot be sent, such as an id from a mistyped address, has a key as well: the page renders, and
 * hears from the query that it is refused.
 */
const keyPayload = <C extends Call>(call: C, input: InputOf<C>): unknown => {
  try {
    return payloadOf(call, input)
  } catch {
    return JSON.stringify(input, (_name, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
  }
}

export const callKey = <C extends Call>(call: C, input: InputOf<C>): readonly unknown[] => [
  call.path,
  keyPayload(call, input),
]

/** The key with the language left out: equal for answers that differ in their texts alone. */
const hashInAnyLanguage = ([path, payload]: readonly unknown[]): string =>
  hashKey([path, { ...(payload as object), language: null }])

/**
 * One call for a page. While the answer in another language is fetched the page shows the one it has: a
 * form that stands on it stays mounted, with what was typed.
 */
export const callQuery = <C extends Call>(
  call: C,
  input: InputOf<C>,
): UseQueryOptions<OutputOf<C>> & { queryKey: readonly unknown[] } => {
  const queryKey = callKey(call, input)
  return queryOptions<OutputOf<C>>({
    queryKey,
    queryFn: ({ signal }) => callApi(call, input, { signal }),
    meta: { who: call.who },
    placeholderData: (shown, query) =>
      query !== undefined && hashInAnyLanguage(query.queryKey) === hashInAnyLanguage(queryKey)
        ? shown
        : undefined,
  })
}

/** One call per path and payload, shared by every screen that asks; leaving aborts it. */
export const useCall = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options: UseCallOptions = {},
): UseQueryResult<OutputOf<C>> => useQuery({ ...callQuery(call, input), ...options }, queryClient)

/** The same cache outside React. */
export const cachedCall = <C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> =>
  queryClient.fetchQuery({
    queryKey: callKey(call, input),
    // No signal: the query would be aborted with the first screen that leaves.
    queryFn: () => callApi(call, input),
    meta: { who: call.who },
    staleTime: Infinity,
  })

/** Refetches mounted queries; the old answer is shown meanwhile. */
export const refreshCall = <C extends Call>(call: C, input: InputOf<C>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: callKey(call, input), exact: true })

/**
 * Refetches after news. A first answer that is under way may be older than the news, and the cache would
 * take it for the new one.
 */
export const refetchAfterNews = async (queryKey: readonly unknown[]): Promise<void> => {
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queryClient.invalidateQueries({ queryKey })
}
