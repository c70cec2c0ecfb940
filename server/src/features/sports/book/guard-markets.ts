import { isHkPrice, type HkPrice } from '@xinghe/rules/base/odds.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { keepsMargin } from '@xinghe/rules/sports/market-margin.ts'
import { isPossibleMarket } from '@xinghe/rules/sports/possible-market.ts'
import { marketIdOf } from './book.ts'
import type { FeedNews, NewsOf, OfferedMarket } from '../feed/feed.ts'

/** Why a market is not taken from the feed as it is. */
type MarketFlaw = 'impossible' | 'no-margin'

export interface FlawedMarket {
  readonly matchId: string
  readonly marketId: string
  readonly flaw: MarketFlaw
}

const sidesOf = ({ offers }: OfferedMarket): string[] =>
  offers.filter((_, at) => at % 2 === 0).map(String)

const pricesOf = ({ offers }: OfferedMarket): ReadonlyMap<string, HkPrice> => {
  const prices = new Map<string, HkPrice>()
  for (let at = 0; at < offers.length; at += 2) {
    const hk = Number(offers[at + 1])
    if (isHkPrice(hk)) prices.set(String(offers[at]), hk)
  }
  return prices
}

const withoutPrices = (market: OfferedMarket): OfferedMarket => ({
  ...market,
  offers: market.offers.map((each, at) => (at % 2 === 0 ? each : 0)),
})

const flawOf = (market: OfferedMarket, gameType: MatchGameType | undefined): MarketFlaw | null => {
  if (!isPossibleMarket({ ...market, sides: sidesOf(market) })) return 'impossible'
  // The book ignores prices of a match that it does not know.
  if (gameType === undefined || keepsMargin(gameType, market.play, pricesOf(market))) return null
  return 'no-margin'
}

/**
 * A filter for feed news: drops each market that could not be settled, removes the prices of each market that
 * leaves the book no margin, and reports both to `found`, each market once per snapshot.
 */
export const guardMarkets = (
  found: (flawed: readonly FlawedMarket[]) => void,
): ((news: readonly FeedNews[]) => readonly FeedNews[]) => {
  const gameTypes = new Map<string, MatchGameType>()
  const reported = new Set<string>()

  const guardPrices = (news: NewsOf<'prices'>): FeedNews => {
    const { matchId } = news
    const unreported: FlawedMarket[] = []
    const markets = news.markets.flatMap((market) => {
      const flaw = flawOf(market, gameTypes.get(matchId))
      if (flaw === null) return [market]
      const marketId = marketIdOf(matchId, market.play, market.line, market.goalNumber)
      if (!reported.has(marketId)) unreported.push({ matchId, marketId, flaw })
      reported.add(marketId)
      return flaw === 'impossible' ? [] : [withoutPrices(market)]
    })
    if (unreported.length > 0) found(unreported)
    return { ...news, markets }
  }

  return (news) =>
    news.map((one) => {
      // The snapshot will contain every match again.
      if (one.kind === 'snapshot-begins') {
        gameTypes.clear()
        reported.clear()
      }
      if (one.kind === 'fixture') gameTypes.set(one.fixture.matchId, one.fixture.gameType)
      return one.kind === 'prices' ? guardPrices(one) : one
    })
}
