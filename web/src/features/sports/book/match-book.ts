import type { BoardChange, MarketChange, MatchMove } from '@xinghe/contract/sports-move.ts'
import type { Market } from '@xinghe/contract/sports-market.ts'
import type { Match, MatchProgress } from '@xinghe/contract/sports-match.ts'
import {
  isSameMarket,
  bookMarket,
  mainLines,
  withNames,
  type BookMarket,
  type BookMatch,
  type MainLines,
  type MatchHead,
} from './book-match.ts'
import { makeQuotes, type Quote } from './quotes.ts'

/** Matches and prices outside React: each tick notifies the cells whose value has changed. */
export interface MatchBook {
  /** The answer to a call: used until the first message of the topic, which is newer. */
  begin(matches: readonly Match[]): void
  /** The snapshot of a topic: all matches, at once. */
  replace(matches: readonly Match[]): void
  /** Changes; applied with the next tick. */
  receive(news: readonly BoardChange[]): void
  list(): readonly string[]
  head(matchId: string): MatchHead | undefined
  /** Its markets; another array only when one came, went, or became the main line. */
  markets(matchId: string): readonly Market[]
  quote(key: string): Quote | undefined
  subscribe(key: string, listener: () => void): () => void
}

/** Layout and paint cost more than script: a board is rendered at most ten times a second. */
export const tickMs = 100

export const listKey = 'list'
export const headKey = (matchId: string): string => `head ${matchId}`
export const marketsKey = (matchId: string): string => `markets ${matchId}`

const noMarkets: readonly Market[] = []

export const makeMatchBook = (): MatchBook => {
  const matches = new Map<string, BookMatch>()
  const quotes = makeQuotes()
  const listeners = new Map<string, Set<() => void>>()
  let list: readonly string[] = []
  let waiting: BoardChange[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let told = false
  /** Keys with a new value since the last tick. */
  let changed = new Set<string>()

  const dropPrices = ({ keys }: BookMarket): void => {
    for (const key of keys) if (quotes.delete(key)) changed.add(key)
  }

  /** Each returns whether the row of the match has to be rendered again. */
  const takeMarket = ({ markets }: BookMatch, market: Market): boolean => {
    const { id, state, prices } = market
    const next = bookMarket(market)
    const before = markets.get(id)
    const same = before !== undefined && isSameMarket(before, next)
    if (before !== undefined && !same) dropPrices(before)
    markets.set(id, next)
    next.keys.forEach((key, at) => {
      if (quotes.set(key, prices[at] ?? 0, state)) changed.add(key)
    })
    return !same
  }

  const changeMarket = (kept: BookMatch, change: MarketChange): boolean => {
    if (change.kind === 'market') return takeMarket(kept, change.market)
    const known = kept.markets.get(change.marketId)
    if (known === undefined) return false
    if (change.kind === 'gone') {
      dropPrices(known)
      return kept.markets.delete(change.marketId)
    }
    const { state, prices } = change
    known.keys.forEach((key, at) => {
      if (quotes.set(key, prices[at] ?? quotes.get(key)?.price ?? 0, state)) changed.add(key)
    })
    return false
  }

  const reshape = (kept: BookMatch): void => {
    kept.shape = [...kept.markets.values()].map(({ market }) => market)
    changed.add(marketsKey(kept.head.id))
  }

  const takeMatch = (match: Match): void => {
    const before = matches.get(match.id)
    const kept = before ?? { head: match, markets: new Map(), shape: noMarkets }
    if (before === undefined) changed.add(listKey)
    else kept.head = withNames(match, before.head)
    matches.set(match.id, kept)
    changed.add(headKey(match.id))
    const offered = new Set(match.markets.map(({ id }) => id))
    let shaped = false
    for (const [id, market] of kept.markets) {
      if (offered.has(id)) continue
      dropPrices(market)
      kept.markets.delete(id)
      shaped = true
    }
    for (const market of match.markets) shaped = takeMarket(kept, market) || shaped
    if (shaped) reshape(kept)
  }

  /** A line that replaces another is marked as a new line, not as a moved price. */
  const markLines = (kept: BookMatch, before: MainLines): void => {
    for (const { market, keys } of kept.markets.values()) {
      const known = market.isMain ? before.get(market.play) : undefined
      if (known === undefined || known === market.id) continue
      for (const key of keys) {
        quotes.markLine(key)
        changed.add(key)
      }
    }
  }

  const takeProgress = (kept: BookMatch, progress: MatchProgress): void => {
    kept.head = { ...kept.head, ...progress }
    changed.add(headKey(kept.head.id))
  }

  const takeMove = ({ matchId, progress, markets }: MatchMove): void => {
    const kept = matches.get(matchId)
    if (kept === undefined) return
    const mainBefore = markets.some(({ kind }) => kind === 'market') ? mainLines(kept) : null
    let shaped = false
    for (const change of markets) shaped = changeMarket(kept, change) || shaped
    if (shaped) reshape(kept)
    if (mainBefore !== null) markLines(kept, mainBefore)
    if (progress !== null) takeProgress(kept, progress)
  }

  const drop = (matchId: string): void => {
    const before = matches.get(matchId)
    if (before === undefined) return
    matches.delete(matchId)
    for (const market of before.markets.values()) dropPrices(market)
    for (const key of [listKey, headKey(matchId), marketsKey(matchId)]) changed.add(key)
  }

  const take = (news: BoardChange): void => {
    if (news.kind === 'match') takeMatch(news.match)
    else if (news.kind === 'move') takeMove(news)
    else drop(news.matchId)
  }

  const tell = (): void => {
    const keys = changed
    changed = new Set()
    if (keys.has(listKey)) list = [...matches.keys()]
    for (const key of keys) for (const listener of listeners.get(key) ?? []) listener()
    // Marks expire with a tick, also without further messages.
    if (quotes.anyMarked()) timer ??= setTimeout(flush, tickMs)
  }

  const flush = (): void => {
    timer = undefined
    for (const key of quotes.pass()) changed.add(key)
    for (const news of waiting) take(news)
    waiting = []
    tell()
  }

  const takeAll = (all: readonly Match[]): void => {
    waiting = []
    const kept = new Set(all.map(({ id }) => id))
    for (const matchId of matches.keys()) if (!kept.has(matchId)) drop(matchId)
    for (const match of all) takeMatch(match)
    tell()
  }

  const takeNames = (all: readonly Match[]): void => {
    for (const named of all) {
      const known = matches.get(named.id)
      if (known === undefined) continue
      known.head = withNames(known.head, named)
      changed.add(headKey(named.id))
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
    head: (matchId) => matches.get(matchId)?.head,
    markets: (matchId) => matches.get(matchId)?.shape ?? noMarkets,
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
