import { applyMove, type MarketMove, type WireHead } from '@xinghe/contract/sports-live.ts'
import type { WireMarket, WireMatch } from '@xinghe/contract/sports-shapes.ts'
import { quoteKey } from './quotes.ts'

export type MatchHead = Omit<WireMatch, 'markets'>

/** A market as a row draws it, and the keys of its prices in the order of its sides. */
export interface KeptMarket {
  readonly market: WireMarket
  readonly keys: readonly string[]
}

/** A match of a book: which markets it has. What their prices are, only the quotes know. */
export interface KeptMatch {
  head: WireMatch
  readonly markets: Map<string, KeptMarket>
  /** The same array until a market comes, goes, or becomes the main line. */
  shape: readonly WireMarket[]
}

export const keptMarket = (market: WireMarket): KeptMarket => {
  const keys: string[] = []
  const offers = market[6]
  for (let at = 0; at < offers.length; at += 2) keys.push(quoteKey(market[0], String(offers[at])))
  return { market, keys }
}

export const isWholeMarket = (market: WireMarket | MarketMove): market is WireMarket =>
  typeof market[1] === 'string'

/** Whether a row that shows the one shows the other as well, but for its prices. */
export const isSameMarket = (one: KeptMarket, other: KeptMarket): boolean =>
  one.market[3] === other.market[3] && one.keys.join() === other.keys.join()

/** Play → the market of its main line. */
export type MainLines = ReadonlyMap<string, string>

export const mainLines = ({ markets }: KeptMatch): MainLines => {
  const lines = new Map<string, string>()
  for (const { market } of markets.values())
    if (market[3] === 1 && market[2] !== null) lines.set(market[1], market[0])
  return lines
}

/** Names never change, and a topic tells them in one script: those of the answer are the member's. */
export const withNames = (match: WireMatch, { league, team_h, team_c }: MatchHead): WireMatch =>
  match.league === league && match.team_h === team_h && match.team_c === team_c
    ? match
    : { ...match, league, team_h, team_c }

export const withHead = (match: WireMatch, head: WireHead): WireMatch =>
  applyMove(match, [match.gide, head, []])
