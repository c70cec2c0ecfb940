import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { transferRate } from '@xinghe/contract/wallet-deposit.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { CardKind } from '@xinghe/rules/wallet/card-limits.ts'
import type { CoinNetwork } from '@xinghe/rules/wallet/coin-address.ts'
import { microToSend, microToText, readCoinRate } from '@xinghe/rules/wallet/coin-rate.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callQuery } from '../../../platform/api/use-call.ts'

export type Quote = OutputOf<typeof transferRate>

export const networkOf = (kind: CardKind): CoinNetwork | null =>
  kind === 'trc20' || kind === 'erc20' ? kind : null

const queryOf = (network: CoinNetwork) =>
  callQuery(transferRate, { network, direction: 'withdraw' as const })

export interface CoinQuote {
  readonly network: CoinNetwork | null
  readonly quote: Quote | undefined
  readonly failed: boolean
  readonly fetching: boolean
  readonly renew: () => void
}

/** The quoted rate of this member on one network; not fetched without a network. */
export const useCoinQuote = (network: CoinNetwork | null): CoinQuote => {
  const query = useQuery({ ...queryOf(network ?? 'trc20'), enabled: network !== null }, queryClient)
  return {
    network,
    quote: network === null ? undefined : query.data,
    failed: network !== null && query.isError,
    fetching: query.isFetching,
    renew: () => void query.refetch(),
  }
}

/** A quote is valid for one withdrawal: the next one fetches another. */
export const spendQuote = (network: CoinNetwork): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryOf(network).queryKey })

/** The coin amount for a CNY amount, as in the order; null without a rate. */
export const coinsFor = (arrives: Fen, quote: Quote | undefined): string | null => {
  const rate = quote === undefined ? null : readCoinRate(quote.rate)
  return rate === null ? null : microToText(microToSend(arrives, rate))
}
