import { applyMove, type BoardDelta, type MatchMove } from '@xinghe/contract/sports-live.ts'
import type { WireMarket, WireMatch } from '@xinghe/contract/sports-shapes.ts'

export type MatchHead = Omit<WireMatch, 'markets'>

/** One price as its cell shows it. */
export interface Quote {
  /** Hong Kong hundredths; 0 is not on offer. */
  readonly price: number
  /** 0 closed, 1 open, 2 suspended. */
  readonly state: WireMarket[5]
  /** Where the price went last, and at which tick, so that a cell can flash once. */
  readonly move: -1 | 0 | 1
  readonly tick: number
}

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
export const quoteKey = (gameId: string, side: string): string => `${gameId} ${side}`

interface Kept {
  readonly match: WireMatch
  /** As the rows have it: stale prices, true shape. */
  readonly shape: readonly WireMarket[]
}

const noMarkets: readonly WireMarket[] = []

const isSameShape = (one: readonly WireMarket[], other: readonly WireMarket[]): boolean =>
  one.length === other.length &&
  one.every((market, at) => market[0] === other[at]?.[0] && market[3] === other[at]?.[3])

/** Names never change, and a topic tells them in one script: those of the answer are the member's. */
const withNames = (match: WireMatch, { league, team_h, team_c }: WireMatch): WireMatch =>
  match.league === league && match.team_h === team_h && match.team_c === team_c
    ? match
    : { ...match, league, team_h, team_c }

const isMatch = (news: BookNews): news is WireMatch => !Array.isArray(news)
const isMove = (news: MatchMove | [string]): news is MatchMove => news.length === 3

export const makeMatchBook = (): MatchBook => {
  const matches = new Map<string, Kept>()
  const quotes = new Map<string, Quote>()
  const listeners = new Map<string, Set<() => void>>()
  let list: readonly string[] = []
  let waiting: BookNews[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let tick = 0
  let told = false
  /** Keys whose value is another one since the last tick. */
  let changed = new Set<string>()

  const setQuote = (key: string, price: number, state: Quote['state']): void => {
    const before = quotes.get(key)
    if (before?.price === price && before.state === state) return
    const known = before !== undefined && before.price > 0 && price > 0
    const moved = known && price !== before.price
    const move = moved ? (price > before.price ? 1 : -1) : (before?.move ?? 0)
    quotes.set(key, { price, state, move, tick: moved ? tick : (before?.tick ?? 0) })
    changed.add(key)
  }

  const takeMarket = ([gameId, , , , , state, offers]: WireMarket): void => {
    for (let at = 0; at + 1 < offers.length; at += 2)
      setQuote(quoteKey(gameId, String(offers[at])), Number(offers[at + 1]), state)
  }

  const dropMarket = ([gameId, , , , , , offers]: WireMarket): void => {
    for (let at = 0; at < offers.length; at += 2) {
      const key = quoteKey(gameId, String(offers[at]))
      if (quotes.delete(key)) changed.add(key)
    }
  }

  const put = (match: WireMatch): void => {
    const before = matches.get(match.gide)
    const known = new Map(before?.match.markets.map((market) => [market[0], market]))
    for (const market of match.markets) {
      if (known.get(market[0]) !== market) takeMarket(market)
      known.delete(market[0])
    }
    for (const market of known.values()) dropMarket(market)
    const same = before !== undefined && isSameShape(before.shape, match.markets)
    matches.set(match.gide, { match, shape: same ? before.shape : match.markets })
    if (!same) changed.add(marketsKey(match.gide))
    if (before === undefined) changed.add(listKey)
  }

  const drop = (gide: string): void => {
    const before = matches.get(gide)
    if (before === undefined) return
    matches.delete(gide)
    for (const market of before.match.markets) dropMarket(market)
    for (const key of [listKey, headKey(gide), marketsKey(gide)]) changed.add(key)
  }

  const take = (news: BookNews): void => {
    if (isMatch(news)) {
      const before = matches.get(news.gide)
      put(before === undefined ? news : withNames(news, before.match))
      changed.add(headKey(news.gide))
    } else if (isMove(news)) {
      const before = matches.get(news[0])
      if (before === undefined) return
      put(applyMove(before.match, news))
      if (news[1] !== 0) changed.add(headKey(news[0]))
    } else drop(news[0])
  }

  const tell = (): void => {
    const keys = changed
    changed = new Set()
    if (keys.has(listKey)) list = [...matches.keys()]
    for (const key of keys) for (const listener of listeners.get(key) ?? []) listener()
  }

  const flush = (): void => {
    timer = undefined
    tick += 1
    for (const news of waiting) take(news)
    waiting = []
    tell()
  }

  const takeAll = (all: readonly WireMatch[]): void => {
    waiting = []
    tick += 1
    const kept = new Set(all.map(({ gide }) => gide))
    for (const gide of matches.keys()) if (!kept.has(gide)) drop(gide)
    for (const match of all) take(match)
    tell()
  }

  const takeNames = (all: readonly WireMatch[]): void => {
    for (const named of all) {
      const known = matches.get(named.gide)
      if (known === undefined) continue
      matches.set(named.gide, { ...known, match: withNames(known.match, named) })
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
    head: (gide) => matches.get(gide)?.match,
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
