import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Market } from '@xinghe/contract/sports-market.ts'
import type { MatchHead } from './book-match.ts'
import { headKey, listKey, makeMatchBook, marketsKey, type MatchBook } from './match-book.ts'
import { offerOf, type Offer, type Quote } from './quotes.ts'

/** The book whose matches are drawn below; a board and a match page each have their own. */
export const MatchBookContext = createContext<MatchBook>(makeMatchBook())

const useKey = <Value>(key: string, read: (book: MatchBook) => Value): Value => {
  const book = use(MatchBookContext)
  const subscribe = useCallback(
    (listener: () => void) => book.subscribe(key, listener),
    [book, key],
  )
  return useSyncExternalStore(subscribe, () => read(book))
}

export const useMatchList = (): readonly string[] => useKey(listKey, (book) => book.list())

export const useHead = (matchId: string): MatchHead | undefined =>
  useKey(headKey(matchId), (book) => book.head(matchId))

export const useMarkets = (matchId: string): readonly Market[] =>
  useKey(marketsKey(matchId), (book) => book.markets(matchId))

/** One subscription per price: a move renders nothing else. */
export const useQuote = (key: string): Quote | undefined => useKey(key, (book) => book.quote(key))

/** What surrounds a price: it stays as it is while the price moves. */
export const useOffer = (key: string): Offer => useKey(key, (book) => offerOf(book.quote(key)))
