import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { WireMarket } from '@xinghe/contract/sports-shapes.ts'
import type { MatchHead } from './kept-match.ts'
import { headKey, listKey, makeMatchBook, marketsKey, type MatchBook } from './match-book.ts'
import type { Quote } from './quotes.ts'

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

export const useHead = (gide: string): MatchHead | undefined =>
  useKey(headKey(gide), (book) => book.head(gide))

export const useMarkets = (gide: string): readonly WireMarket[] =>
  useKey(marketsKey(gide), (book) => book.markets(gide))

/** One subscription per price: nothing else is drawn when it moves. */
export const useQuote = (key: string): Quote | undefined => useKey(key, (book) => book.quote(key))
