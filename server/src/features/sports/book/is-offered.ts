import type { WantedPick } from '@xinghe/contract/sports-pick.ts'
import type { Book } from './book.ts'

/** Whether the book has the market of this pick. */
export const isOffered = (book: Book, { matchId, marketId }: WantedPick): boolean => {
  const match = book.match(matchId)
  return match === null
    ? book.champion(matchId)?.marketId === marketId
    : match.markets.has(marketId)
}
