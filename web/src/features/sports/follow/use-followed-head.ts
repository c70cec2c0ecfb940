import { useCallback, useSyncExternalStore } from 'react'
import type { MatchHead } from '../book/kept-match.ts'
import { headKey } from '../book/match-book.ts'
import { followedBook } from './followed-matches.ts'

/** Score and clock of a match that is followed; undefined while nothing was heard of it. */
export const useFollowedHead = (gide: string): MatchHead | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => followedBook.subscribe(headKey(gide), listener),
    [gide],
  )
  return useSyncExternalStore(subscribe, () => followedBook.head(gide))
}
