import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { depositOrderStatus } from '@xinghe/contract/wallet-deposit.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { depositAt, type DepositState } from '@xinghe/rules/wallet/deposit-order.ts'
import { queryClient } from '../../../../platform/api/query-client.ts'
import { callQuery } from '../../../../platform/api/use-call.ts'
import { useLanguage } from '../../../../platform/i18n/language.ts'
import { useLiveState } from '../../../../platform/live/live-socket.ts'
import { useMemberNews } from '../../../../platform/live/use-member-news.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import type { DepositOrder } from './use-payment-types.ts'

const final: ReadonlySet<DepositState> = new Set(['paid', 'paid-late', 'credited-in-review'])

/** Poll interval of an order: long while the socket is up, none once its state is final. */
export const askEveryMs = (state: DepositState | undefined, live: boolean): number | false => {
  if (state === undefined || final.has(state)) return false
  if (state !== 'waiting') return 30 * secondMs
  return live ? 20 * secondMs : 4 * secondMs
}

/** In every language. */
export const refreshOrder = (orderId: string): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: [depositOrderStatus.path],
    predicate: ({ queryKey }) => (queryKey[1] as { orderId?: string }).orderId === orderId,
  })

/** One order, kept current by the socket, polled while that is down. */
export const useOrder = (
  orderId: string,
): { readonly query: UseQueryResult<DepositOrder>; readonly live: boolean } => {
  const language = useLanguage()
  const live = useLiveState() === 'open'
  const query = useQuery(
    {
      ...callQuery(depositOrderStatus, { orderId, language }),
      enabled: orderId !== '',
      staleTime: 0,
      // Members come back from their bank's app.
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => askEveryMs(state.data?.state, live),
    },
    queryClient,
  )
  useMemberNews((news) => {
    if (news === null || news.order?.id === orderId) void refreshOrder(orderId)
  })
  return { query, live }
}

/** The state by the clock: a waiting order is over at its expiry. */
export const stateNow = ({ state, payAmount, expiresAt }: DepositOrder): DepositState =>
  depositAt(
    { state, expected: payAmount, expiresAt, isClosed: state === 'closed', receipts: [] },
    serverNow(),
  ).state
