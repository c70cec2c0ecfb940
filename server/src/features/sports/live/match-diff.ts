import type { MarketChange, MatchMove } from '@xinghe/contract/sports-move.ts'
import type { Market } from '@xinghe/contract/sports-market.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import type { BoardMenu } from '@xinghe/contract/sports-topics.ts'
import type { BookMatch } from '../book/book.ts'
import { shownMarkets, shownMatch, shownProgress } from '../book/shown-match.ts'

/** A match as the subscribers of a topic last received it. */
export interface SentMatch {
  shown: Match
  /** The progress in `shown`, as JSON text. */
  progress: string
  /** The markets in `shown`, by id. */
  markets: ReadonlyMap<string, Market>
}

const byId = (markets: readonly Market[]): ReadonlyMap<string, Market> =>
  new Map(markets.map((market) => [market.id, market]))

/** The whole match, for subscribers that have nothing of it yet. */
export const wholeMatch = (match: BookMatch, menu: BoardMenu | null): SentMatch => {
  const shown = shownMatch(match, menu)
  return { shown, progress: JSON.stringify(shownProgress(match)), markets: byId(shown.markets) }
}

const sameValues = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])

const changeOf = (before: Market | undefined, now: Market): MarketChange | null => {
  if (before === undefined || before.isMain !== now.isMain || !sameValues(before.sides, now.sides))
    return { kind: 'market', market: now }
  const { id: marketId, state, prices } = now
  if (before.state === state && sameValues(before.prices, prices)) return null
  return state === 'closed'
    ? { kind: 'gone', marketId }
    : { kind: 'prices', marketId, state, prices }
}

/** The changes since `sent`, which is updated; null when there are none. */
export const moveMatch = (
  match: BookMatch,
  menu: BoardMenu | null,
  sent: SentMatch,
): MatchMove | null => {
  const progress = shownProgress(match)
  const progressText = JSON.stringify(progress)
  const shown = shownMarkets(match, menu)
  const markets = byId(shown)
  const changes: MarketChange[] = []
  for (const [id, market] of markets) {
    const change = changeOf(sent.markets.get(id), market)
    if (change !== null) changes.push(change)
  }
  for (const marketId of sent.markets.keys())
    if (!markets.has(marketId)) changes.push({ kind: 'gone', marketId })
  const moved = progressText !== sent.progress
  if (!moved && changes.length === 0) return null
  sent.shown = { ...sent.shown, ...progress, markets: shown }
  sent.progress = progressText
  sent.markets = markets
  const { matchId } = match.fixture
  return { kind: 'move', matchId, progress: moved ? progress : null, markets: changes }
}
