import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { allBalance, totalCategory } from '@xinghe/contract/lobby-venues.ts'
import { balance } from '@xinghe/contract/wallet.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callQuery } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useLiveState } from '../../../platform/live/live-socket.ts'
import { useMemberNews } from '../../../platform/live/use-member-news.ts'

export type Wallets = OutputOf<typeof allBalance>
export type VenueWallet = Wallets['venues'][number]

/** In every language. */
export const refreshVenues = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [allBalance.path] })

/** After money moved between centre and venues. */
export const refreshMoney = (): void => {
  void refreshVenues()
  void queryClient.invalidateQueries({ queryKey: [balance.path] })
}

/** Poll interval of the wallets: only while a transfer is pending, longer while the socket is up. */
export const askEveryMs = (wallets: Wallets | undefined, live: boolean): number | false => {
  const onItsWay = wallets?.venues.some(({ pending }) => pending > 0n) ?? false
  if (!onItsWay) return false
  return (live ? 20 : 5) * secondMs
}

/** Every venue wallet and the total, kept current. */
export const useVenues = (): UseQueryResult<Wallets> => {
  const live = useLiveState() === 'open'
  useMemberNews((news) => {
    const moved = news === null || news.balance !== undefined || news.order?.kind === 'transfer'
    if (moved) void refreshVenues()
  })
  return useQuery(
    {
      ...callQuery(allBalance, { category: totalCategory, language: useLanguage() }),
      staleTime: 0,
      refetchInterval: ({ state }) => askEveryMs(state.data, live),
    },
    queryClient,
  )
}
