import type { BoardDelta, MarketMove, MatchMove } from '@xinghe/contract/sports-live.ts'
import type { WireMarket, WireMatch } from '@xinghe/contract/sports-shapes.ts'
import {
  isSameMarket,
  isWholeMarket,
  keptMarket,
  mainLines,
  withHead,
  withNames,
  type KeptMarket,
  type KeptMatch,
  type MainLines,
  type MatchHead,
} from './kept-match.ts'
import { makeQuotes, type Quote } from './quotes.ts'

export type BookNews = BoardDelta[number]

/** Matches and prices outside React: what changed is told to the cells that show it, once per tick. */
export interface MatchBook {
  /** The answer to a call: shown until the topic speaks, which is always newer. */
  begin(matches: readonly WireMatch[]): void
  /** The snapshot of a topic: all matches, at once. */
  replace(matches: readonly WireMatch[]): void
  /** What is newer; applied with the next tick. */
  receive(news: readonly BookNews[]): void
  list(): readonly string[]
  head(gide: string): MatchHead | undefined
  /** Its markets; another array only when one came, went, or became the main line. */
  markets(gide: string): readonly WireMarket[]
  quote(key: string): Quote | undefined
  subscribe(key: string, listener: () => void): () => void
}

/** Layout and paint cost more than script: a board is drawn ten times a second at most. */
export const tickMs = 100

export const listKey = 'list'
export const headKey = (gide: string): string => `head ${gide}`
export const marketsKey = (gide: string): string => `markets ${gide}`

const noMarkets: readonly WireMarket[] = []

const isMatch = (news: BookNews): news is WireMatch => !Array.isArray(news)
const isMove = (news: MatchMove | [string]): news is MatchMove => news.length === 3

export const makeMatchBook = (): MatchBook => {
  const matches = new Map<string, KeptMatch>()
  const quotes = makeQuotes()
  const listeners = new Map<string, Set<() => void>>()
  let list: readonly string[] = []
  let waiting: BookNews[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let told = false
  /** Keys whose value is another one since the last tick. */
  let changed = new Set<string>()

  const dropPrices = ({ keys }: KeptMarket): void => {
    for (const key of keys) if (quotes.delete(key)) changed.add(key)
  }

  /** These answer whether the row of the match has another shape now. */
  const takeMarket = ({ markets }: KeptMatch, market: WireMarket): boolean => {
    const [gameId, , , , , state, offers] = market
    const next = keptMarket(market)
    const before = markets.get(gameId)
    const same = before !== undefined && isSameMarket(before, next)
    if (before !== undefined && !same) dropPrices(before)
    markets.set(gameId, next)
    next.keys.forEach((key, at) => {
      if (quotes.set(key, Number(offers[at * 2 + 1]), state)) changed.add(key)
    })
    return !same
  }

  const moveMarket = (kept: KeptMatch, [name, state, ...prices]: MarketMove): boolean => {
    const gameId = `${kept.head.gide}.${name}`
    const known = kept.markets.get(gameId)
    if (known === undefined) return false
    if (state === 0) {
      dropPrices(known)
      return kept.markets.delete(gameId)
    }
    known.keys.forEach((key, at) => {
      if (quotes.set(key, prices[at] ?? quotes.get(key)?.price ?? 0, state)) changed.add(key)
    })
    return false
  }

  const reshape = (kept: KeptMatch): void => {
    kept.shape = [...kept.markets.values()].map(({ market }) => market)
    changed.add(marketsKey(kept.head.gide))
  }

  const takeMatch = (match: WireMatch): void => {
    const before = matches.get(match.gide)
    const kept = before ?? { head: match, markets: new Map(), shape: noMarkets }
    if (before === undefined) changed.add(listKey)
    else kept.head = withNames(match, before.head)
    matches.set(match.gide, kept)
    changed.add(headKey(match.gide))
    const offered = new Set(match.markets.map(([gameId]) => gameId))
    let shaped = false
    for (const [gameId, market] of kept.markets) {
      if (offered.has(gameId)) continue
      dropPrices(market)
      kept.markets.delete(gameId)
      shaped = true
    }
    for (const market of match.markets) shaped = takeMarket(kept, market) || shaped
    if (shaped) reshape(kept)
  }

  /** A line that comes in the place of another is marked: its price is no move of the price before it. */
  const markLines = (kept: KeptMatch, before: MainLines): void => {
    for (const { market, keys } of kept.markets.values()) {
      const known = market[3] === 1 ? before.get(market[1]) : undefined
      if (known === undefined || known === market[0]) continue
      for (const key of keys) {
        quotes.markLine(key)
        changed.add(key)
      }
    }
  }

  const takeMove = ([gide, head, moves]: MatchMove): void => {
    const kept = matches.get(gide)
    if (kept === undefined) return
    const mainBefore = moves.some(isWholeMarket) ? mainLines(kept) : null
    let shaped = false
    for (const move of moves) {
      const other = isWholeMarket(move) ? takeMarket(kept, move) : moveMarket(kept, move)
      shaped = other || shaped
    }
    if (shaped) reshape(kept)
    if (mainBefore !== null) markLines(kept, mainBefore)
    if (head === 0) return
    kept.head = withHead(kept.head, head)
    changed.add(headKey(gide))
  }

  const drop = (gide: string): void => {
    const before = matches.get(gide)
    if (before === undefined) return
    matches.delete(gide)
    for (const market of before.markets.values()) dropPrices(market)
    for (const key of [listKey, headKey(gide), marketsKey(gide)]) changed.add(key)
  }

  const take = (news: BookNews): void => {
    if (isMatch(news)) takeMatch(news)
    else if (isMove(news)) takeMove(news)
    else drop(news[0])
  }

  const tell = (): void => {
    const keys = changed
    changed = new Set()
    if (keys.has(listKey)) list = [...matches.keys()]
    for (const key of keys) for (const listener of listeners.get(key) ?? []) listener()
    // Marks go out with a tick, also when nothing more is told.
    if (quotes.anyMarked()) timer ??= setTimeout(flush, tickMs)
  }

  const flush = (): void => {
    timer = undefined
    for (const key of quotes.pass()) changed.add(key)
    for (const news of waiting) take(news)
    waiting = []
    tell()
  }

  const takeAll = (all: readonly WireMatch[]): void => {
    waiting = []
    const kept = new Set(all.map(({ gide }) => gide))
    for (const gide of matches.keys()) if (!kept.has(gide)) drop(gide)
    for (const match of all) takeMatch(match)
    tell()
  }

  const takeNames = (all: readonly WireMatch[]): void => {
    for (const named of all) {
      const known = matches.get(named.gide)
      if (known === undefined) continue
      known.head = withNames(known.head, named)
      changed.add(headKey(named.gide))
    }
    tell()
  }

  return {
    begin(all) {
      if (told) takeNames(all)
      else takeAll(all)
    },
    replace(all) {
      told = true
      takeAll(all)
    },
    receive(news) {
      waiting.push(...news)
      timer ??= setTimeout(flush, tickMs)
    },
    list: () => list,
    head: (gide) => matches.get(gide)?.head,
    markets: (gide) => matches.get(gide)?.shape ?? noMarkets,
    quote: (key) => quotes.get(key),
    subscribe(key, listener) {
      const known = listeners.get(key) ?? new Set()
      listeners.set(key, known.add(listener))
      return () => {
        known.delete(listener)
        if (known.size === 0 && listeners.get(key) === known) listeners.delete(key)
      }
    },
  }
}
