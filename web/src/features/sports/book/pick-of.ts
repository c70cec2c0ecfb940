import type { Market } from '@xinghe/contract/sports-market.ts'
import { isHkPrice } from '@xinghe/rules/base/odds.ts'
import type { SlipPick } from '@xinghe/rules/sports/slip/item.ts'
import type { MatchBook } from './match-book.ts'
import { quoteKey } from './quotes.ts'

/** The key by which the slip knows a price. */
export const identityOf = (matchId: string, market: Market, side: string) => ({
  matchId: matchId,
  marketId: market.id,
  play: market.play,
  side,
  goalNumber: market.goalNumber,
})

/** The pick for the current price; null where it is not on offer. */
export const pickOf = (
  book: MatchBook,
  matchId: string,
  market: Market,
  side: string,
): SlipPick | null => {
  const head = book.head(matchId)
  const quote = book.quote(quoteKey(market.id, side))
  if (head === undefined || quote?.state !== 'open' || !isHkPrice(quote.price)) return null
  return {
    ...identityOf(matchId, market, side),
    halfId: null,
    gameType: head.gameType,
    ...(head.gameType === 'OP' ? { discipline: head.discipline } : {}),
    line: market.line,
    hk: quote.price,
    home: head.home,
    away: head.away,
  }
}
