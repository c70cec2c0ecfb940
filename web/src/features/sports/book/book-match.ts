import type { Market } from '@xinghe/contract/sports-market.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import { quoteKey } from './quotes.ts'

export type MatchHead = Omit<Match, 'markets'>

/** A market as rendered, and the keys of its prices in the order of its sides. */
export interface BookMarket {
  readonly market: Market
  readonly keys: readonly string[]
}

/** A match of a book and its markets; prices are in the quotes. */
export interface BookMatch {
  head: MatchHead
  readonly markets: Map<string, BookMarket>
  /** The same array until a market comes, goes, or becomes the main line. */
  shape: readonly Market[]
}

export const bookMarket = (market: Market): BookMarket => ({
  market,
  keys: market.sides.map((side) => quoteKey(market.id, side)),
})

/** Whether two matches render the same row, apart from prices. */
export const isSameMarket = (one: BookMarket, other: BookMarket): boolean =>
  one.market.isMain === other.market.isMain && one.keys.join() === other.keys.join()

/** Play → the market of its main line. */
export type MainLines = ReadonlyMap<string, string>

export const mainLines = ({ markets }: BookMatch): MainLines => {
  const lines = new Map<string, string>()
  for (const { market } of markets.values())
    if (market.isMain && market.line !== null) lines.set(market.play, market.id)
  return lines
}

/** Topics carry names in one script; the names of the answer are in the member's. */
export const withNames = (match: MatchHead, { league, home, away }: MatchHead): MatchHead =>
  match.league === league && match.home === home && match.away === away
    ? match
    : { ...match, league, home, away }
