import type { WireMarket } from '@xinghe/contract/sports-shapes.ts'
import { isHkPrice } from '@xinghe/rules/base/odds.ts'
import type { SlipPick } from '@xinghe/rules/sports/slip-item.ts'
import type { MatchBook } from './match-book.ts'
import { quoteKey } from './quotes.ts'

/** The key by which the slip knows a price. */
export const identityOf = (gide: string, market: WireMarket, side: string) => ({
  matchId: gide,
  lineId: market[0],
  play: market[1],
  side,
  goalNumber: market[4],
})

/** What a press on a price puts into the slip, as it stands now; null where nothing can be taken. */
export const pickOf = (
  book: MatchBook,
  gide: string,
  market: WireMarket,
  side: string,
): SlipPick | null => {
  const head = book.head(gide)
  const quote = book.quote(quoteKey(market[0], side))
  if (head === undefined || quote?.state !== 1 || !isHkPrice(quote.price)) return null
  return {
    ...identityOf(gide, market, side),
    halfId: null,
    gameType: head.gameType,
    ...(head.gameType === 'OP' ? { discipline: head.discipline } : {}),
    line: market[2],
    hk: quote.price,
    home: head.team_h,
    away: head.team_c,
  }
}
