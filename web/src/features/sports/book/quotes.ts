import type { MarketState } from '@xinghe/contract/sports-values.ts'

/** One price with its market state and its last move. */
export interface Quote {
  /** Hong Kong hundredths; 0 is not on offer. */
  readonly price: number
  readonly state: MarketState
  /** The direction of the last move, or that the line replaced another; 0 once the mark has expired. */
  readonly move: -1 | 0 | 1 | 'line'
}

/** What a cell shows besides the price itself; `new-line` is open too. */
export type Offer = 'open' | 'new-line' | 'suspended' | 'none'

export const offerOf = (quote: Quote | undefined): Offer => {
  if (quote === undefined || quote.price <= 0) return 'none'
  if (quote.state !== 'open') return quote.state === 'suspended' ? 'suspended' : 'none'
  return quote.move === 'line' ? 'new-line' : 'open'
}

export const quoteKey = (marketId: string, side: string): string => `${marketId} ${side}`

/** How many ticks a price that moved stays marked. */
export const markedTicks = 15

/** The prices of a book. Setters return whether the value has changed. */
export interface Quotes {
  get(key: string): Quote | undefined
  set(key: string, price: number, state: Quote['state']): boolean
  delete(key: string): boolean
  /** Its line has become the main one. */
  markLine(key: string): void
  /** Ends a tick: the keys whose mark expires. */
  pass(): readonly string[]
  anyMarked(): boolean
}

/**
 * A mark is a class that comes and goes with a tick. An animation in CSS would do without the book, but a
 * browser that animates four hundred cells recalculates all of them sixty times a second.
 */
export const makeQuotes = (): Quotes => {
  const quotes = new Map<string, Quote>()
  /** Key → the tick at which its mark expires, in order. */
  const marked = new Map<string, number>()
  let tick = 0

  const mark = (key: string): void => {
    marked.delete(key)
    marked.set(key, tick + markedTicks)
  }

  return {
    get: (key) => quotes.get(key),
    set(key, price, state) {
      const before = quotes.get(key)
      if (before?.price === price && before.state === state) return false
      const moved = before !== undefined && before.price > 0 && price > 0 && price !== before.price
      if (moved) mark(key)
      const move = moved ? (price > before.price ? 1 : -1) : (before?.move ?? 0)
      quotes.set(key, { price, state, move })
      return true
    },
    delete(key) {
      marked.delete(key)
      return quotes.delete(key)
    },
    markLine(key) {
      const known = quotes.get(key)
      if (known === undefined) return
      mark(key)
      quotes.set(key, { ...known, move: 'line' })
    },
    pass() {
      tick += 1
      const over: string[] = []
      for (const [key, until] of marked) {
        if (until > tick) break
        over.push(key)
        const { price, state } = quotes.get(key) as Quote
        quotes.set(key, { price, state, move: 0 })
      }
      for (const key of over) marked.delete(key)
      return over
    },
    anyMarked: () => marked.size > 0,
  }
}
