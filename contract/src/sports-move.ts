import {
  readMarket,
  readState,
  writeMarket,
  writeState,
  type Market,
  type WireMarket,
} from './sports-market.ts'
import {
  readProgress,
  writeProgress,
  type Match,
  type MatchProgress,
  type WireProgress,
} from './sports-match.ts'
import type { MarketState } from './sports-values.ts'

export type MarketChange =
  /** A new market, or one with different sides. */
  | { readonly kind: 'market'; readonly market: Market }
  | {
      readonly kind: 'prices'
      readonly marketId: string
      readonly state: Exclude<MarketState, 'closed'>
      /** In the order of its sides. */
      readonly prices: readonly number[]
    }
  | { readonly kind: 'gone'; readonly marketId: string }

export interface MatchMove {
  readonly kind: 'move'
  readonly matchId: string
  /** All progress fields when any has changed; null when none has. */
  readonly progress: MatchProgress | null
  readonly markets: readonly MarketChange[]
}

export interface MatchGone {
  readonly kind: 'gone'
  readonly matchId: string
}

export type BoardChange = { readonly kind: 'match'; readonly match: Match } | MatchMove | MatchGone

/** gameId without its match, state, and the prices in the order of the sides; state 0: removed. */
type WireMarketMove = [key: string, state: 0 | 1 | 2, ...prices: number[]]
/** gide, changed progress fields or 0, and new or changed markets. */
export type WireMove = [
  gide: string,
  progress: WireProgress | 0,
  markets: (WireMarket | WireMarketMove)[],
]
export type WireGone = [id: string]

const isWhole = (wire: WireMarket | WireMarketMove): wire is WireMarket =>
  typeof wire[1] === 'string'

const readMarketChange = (matchId: string, wire: WireMarket | WireMarketMove): MarketChange => {
  if (isWhole(wire)) return { kind: 'market', market: readMarket(wire) }
  const marketId = `${matchId}.${wire[0]}`
  const state = readState(wire[1])
  return state === 'closed'
    ? { kind: 'gone', marketId }
    : { kind: 'prices', marketId, state, prices: wire.slice(2) as number[] }
}

const writeMarketChange = (matchId: string, change: MarketChange): WireMarket | WireMarketMove => {
  if (change.kind === 'market') return writeMarket(change.market)
  const key = change.marketId.slice(matchId.length + 1)
  return change.kind === 'gone' ? [key, 0] : [key, writeState(change.state), ...change.prices]
}

export const readMove = (wire: WireMove | WireGone): MatchMove | MatchGone => {
  const [matchId, progress = 0, markets = []] = wire
  if (wire.length === 1) return { kind: 'gone', matchId }
  return {
    kind: 'move',
    matchId,
    progress: progress === 0 ? null : readProgress(progress),
    markets: markets.map((market) => readMarketChange(matchId, market)),
  }
}

export const writeMove = (change: MatchMove | MatchGone): WireMove | WireGone => {
  const { matchId } = change
  if (change.kind === 'gone') return [matchId]
  const { progress, markets } = change
  return [
    matchId,
    progress === null ? 0 : writeProgress(progress),
    markets.map((market) => writeMarketChange(matchId, market)),
  ]
}
