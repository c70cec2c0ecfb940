import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { withdrawInfo, withdrawOrders } from '@xinghe/contract/wallet-withdraw.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { isUnderWay } from '@xinghe/rules/wallet/withdrawal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callQuery, refreshCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useLiveState } from '../../../platform/live/live-socket.ts'
import { useMemberNews } from '../../../platform/live/use-member-news.ts'

export type WithdrawalOrder = OutputOf<typeof withdrawOrders>[number]

/** In every language and for every order. */
export const refreshOrders = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [withdrawOrders.path] })

/** Poll interval: long while the socket is up, none once all are final. */
export const askEveryMs = (
  orders: readonly WithdrawalOrder[] | undefined,
  live: boolean,
): number | false => {
  if (orders?.some(({ state }) => isUnderWay(state)) !== true) return false
  return (live ? 60 : 10) * secondMs
}

/** One withdrawal by its id, or the last ones; kept current by the socket, polled while that is down. */
export const useOrders = (
  orderId?: string,
): { readonly query: UseQueryResult<WithdrawalOrder[]>; readonly live: boolean } => {
  const language = useLanguage()
  const live = useLiveState() === 'open'
  const asked = orderId === undefined ? { language } : { orderId, language }
  const query = useQuery(
    {
      ...callQuery(withdrawOrders, asked),
      staleTime: 0,
      refetchInterval: ({ state }) => askEveryMs(state.data, live),
    },
    queryClient,
  )
  return { query, live }
}

/** Mounted once by the page: messages about withdrawals and the balance refetch both. */
export const useWithdrawalsLive = (): void =>
  useMemberNews((news) => {
    const told = news === null || news.order?.kind === 'withdraw'
    if (told) void refreshOrders()
    if (told || news.balance !== undefined) void refreshCall(withdrawInfo, {})
  })
