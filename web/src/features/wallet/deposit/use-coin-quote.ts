import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { transferRate } from '@xinghe/contract/wallet-deposit.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callQuery } from '../../../platform/api/use-call.ts'
import type { OfferedRail } from './orders/use-payment-types.ts'

export type CoinNetwork = NonNullable<OfferedRail['coinNetwork']>
export type Quote = OutputOf<typeof transferRate>

const queryOf = (network: CoinNetwork) =>
  callQuery(transferRate, { network, direction: 'deposit' as const })

export interface CoinQuote {
  readonly quote: Quote | undefined
  readonly error: unknown
  readonly fetching: boolean
  readonly renew: () => void
}

/** The quoted rate of this member on one network; not fetched without a network. */
export const useCoinQuote = (network: CoinNetwork | null): CoinQuote => {
  const query = useQuery({ ...queryOf(network ?? 'trc20'), enabled: network !== null }, queryClient)
  return {
    quote: network === null ? undefined : query.data,
    error: query.error,
    fetching: query.isFetching,
    renew: () => void query.refetch(),
  }
}

/** A quote is valid for one order: the next one fetches another. */
export const spendQuote = (network: CoinNetwork): void =>
  void queryClient.invalidateQueries({
    queryKey: queryOf(network).queryKey,
    refetchType: 'none',
  })
