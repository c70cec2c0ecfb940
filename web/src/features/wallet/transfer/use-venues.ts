import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { allBalance, totalCategory } from '@xinghe/contract/lobby-venues.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { useEffect } from 'react'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callQuery } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { subscribe, useLiveState } from '../../../platform/live/live-socket.ts'

export type Wallets = OutputOf<typeof allBalance>
export type VenueWallet = Wallets['venues'][number]

/** In whichever language they were asked. */
export const refreshVenues = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [allBalance.path] })

/** How often the wallets are asked for: only while money is on its way, rarely when the socket tells. */
export const askEveryMs = (wallets: Wallets | undefined, live: boolean): number | false => {
  const onItsWay = wallets?.venues.some(({ pending }) => pending > 0n) ?? false
  if (!onItsWay) return false
  return (live ? 20 : 5) * secondMs
}

/** Every venue wallet and the total, as they move. */
export const useVenues = (): UseQueryResult<Wallets> => {
  const live = useLiveState() === 'open'
  useEffect(
    () =>
      subscribe('member', ({ kind, data }) => {
        const moved = data.balance !== undefined || data.order?.kind === 'transfer'
        // The first snapshot comes with the page; the answer is under way already.
        if (kind === 'delta' && moved) void refreshVenues()
      }),
    [],
  )
  return useQuery(
    {
      ...callQuery(allBalance, { category: totalCategory, language: useLanguage() }),
      staleTime: 0,
      refetchInterval: ({ state }) => askEveryMs(state.data, live),
    },
    queryClient,
  )
}
