import type { MarketMove, MatchMove } from '@xinghe/contract/sports-live.ts'
import type { WireMarket, WireMatch } from '@xinghe/contract/sports-shapes.ts'
import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import type { BookMatch } from '../book/book.ts'
import { wireHead, wireMarkets, wireMatch } from '../book/wire-match.ts'

/** What the readers of a topic were last told of a match. */
export interface ToldMatch {
  head: string
  markets: ReadonlyMap<string, WireMarket>
}

const byId = (markets: readonly WireMarket[]): ReadonlyMap<string, WireMarket> =>
  new Map(markets.map((market) => [market[0], market]))

/** The whole match, and what is remembered of having told it. */
export const tellMatch = (
  match: BookMatch,
  menu: BoardMenu | null,
): { wire: WireMatch; told: ToldMatch } => {
  const wire = wireMatch(match, menu)
  return { wire, told: { head: JSON.stringify(wireHead(match)), markets: byId(wire.markets) } }
}

const isPrice = (_: unknown, place: number): boolean => place % 2 === 1
const pricesOf = ([, , , , , , offers]: WireMarket): number[] => offers.filter(isPrice).map(Number)

const sameSides = (one: WireMarket, other: WireMarket): boolean =>
  one[3] === other[3] &&
  one[6].length === other[6].length &&
  one[6].every((value, place) => place % 2 === 1 || value === other[6][place])

const samePrices = (one: WireMarket, other: WireMarket): boolean =>
  one[5] === other[5] && one[6].every((value, place) => value === other[6][place])

const moveOf = (
  gide: string,
  before: WireMarket | undefined,
  now: WireMarket,
): WireMarket | MarketMove | null => {
  if (before === undefined || !sameSides(before, now)) return now
  if (samePrices(before, now)) return null
  return [now[0].slice(gide.length + 1), now[5], ...pricesOf(now)]
}

/** What has changed since it was told; null when nothing has. */
export const moveMatch = (
  match: BookMatch,
  menu: BoardMenu | null,
  told: ToldMatch,
): MatchMove | null => {
  const gide = match.fixture.matchId
  const head = wireHead(match)
  const headText = JSON.stringify(head)
  const markets = byId(wireMarkets(match, menu))
  const moves: (WireMarket | MarketMove)[] = []
  for (const [id, market] of markets) {
    const move = moveOf(gide, told.markets.get(id), market)
    if (move !== null) moves.push(move)
  }
  for (const id of told.markets.keys())
    if (!markets.has(id)) moves.push([id.slice(gide.length + 1), 0])
  const headMoved = headText !== told.head
  told.head = headText
  told.markets = markets
  return headMoved || moves.length > 0 ? [gide, headMoved ? head : 0, moves] : null
}
