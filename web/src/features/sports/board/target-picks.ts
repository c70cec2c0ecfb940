import type { Market } from '@xinghe/contract/sports-market.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import type { TargetPick } from '../alerts/open-target.ts'
import type { MatchHead } from '../book/book-match.ts'
import type { MatchBook } from '../book/match-book.ts'
import { pickOf } from '../book/pick-of.ts'
import { priceLabel } from './match-labels.ts'

/** The prices of these markets that take bets now. */
export const targetPicks = (
  book: MatchBook,
  head: MatchHead,
  markets: readonly Market[],
  t: Text,
): readonly TargetPick[] =>
  markets.flatMap((market) =>
    market.sides.flatMap((side): TargetPick[] => {
      const pick = pickOf(book, head.id, market, side)
      if (pick === null) return []
      const { matchId, marketId, play, hk } = pick
      return [{ matchId, marketId, side, play, hk, label: priceLabel(head, market, side, t) }]
    }),
  )
