import { isHkPrice, type HkPrice } from '@xinghe/rules/base/odds.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { keepsMargin } from '@xinghe/rules/sports/market-margin.ts'
import { marketIdOf } from './book.ts'
import type { FeedNews, OfferedMarket } from '../feed/feed.ts'

/** A market whose prices leave the book no margin. */
export interface ThinMarket {
  readonly matchId: string
  readonly marketId: string
}

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

/**
 * A filter for feed news: removes the prices of each market that leaves the book no margin, and reports the
 * market to `found` once per snapshot.
 */
export const guardMargins = (
  found: (thin: readonly ThinMarket[]) => void,
): ((news: readonly FeedNews[]) => readonly FeedNews[]) => {
  const gameTypes = new Map<string, MatchGameType>()
  const reported = new Set<string>()
  return (news) =>
    news.map((one) => {
      // The snapshot will contain every match again.
      if (one.kind === 'snapshot-begins') {
        gameTypes.clear()
        reported.clear()
      }
      if (one.kind === 'fixture') gameTypes.set(one.fixture.matchId, one.fixture.gameType)
      const gameType = one.kind === 'prices' ? gameTypes.get(one.matchId) : undefined
      if (one.kind !== 'prices' || gameType === undefined) return one
      const thin = new Set(
        one.markets.filter((market) => !keepsMargin(gameType, market.play, pricesOf(market))),
      )
      if (thin.size === 0) return one
      const unreported = [...thin]
        .map(({ play, line, goalNumber }) => marketIdOf(one.matchId, play, line, goalNumber))
        .filter((marketId) => !reported.has(marketId))
      for (const marketId of unreported) reported.add(marketId)
      if (unreported.length > 0)
        found(unreported.map((marketId) => ({ matchId: one.matchId, marketId })))
      const markets = one.markets.map((each) => (thin.has(each) ? withoutPrices(each) : each))
      return { ...one, markets }
    })
}
