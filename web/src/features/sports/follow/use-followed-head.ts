import { useCallback, useSyncExternalStore } from 'react'
import type { MatchHead } from '../book/book-match.ts'
import { headKey } from '../book/match-book.ts'
import { followedBook } from './followed-matches.ts'

/** Score and clock of a followed match; undefined before its snapshot. */
export const useFollowedHead = (matchId: string): MatchHead | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => followedBook.subscribe(headKey(matchId), listener),
    [matchId],
  )
  return useSyncExternalStore(subscribe, () => followedBook.head(matchId))
}
