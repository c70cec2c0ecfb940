import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { isHkPrice } from '@xinghe/rules/base/odds.ts'
import type { Slip } from '@xinghe/rules/sports/slip.ts'
import { pickKey, type SlipItem } from '@xinghe/rules/sports/slip-item.ts'
import { applyQuotes, type SlipQuote } from '@xinghe/rules/sports/slip-quotes.ts'
import { create } from 'zustand'
import { session } from '../../../platform/session/session.ts'
import type { Seen } from './intention.ts'
import { changeSlip } from './slip-store.ts'

type QuoteAnswer = ResourceAnswer<'quote'>
type QuotedPick = QuoteAnswer['picks'][number]

export interface Quote {
  /** The keys that were asked about, in their order; a slip that has changed since has another list. */
  readonly keys: readonly string[]
  readonly answer: QuoteAnswer
}

interface Quotes {
  readonly quote: Quote | null
  /** Why the last question got no answer; null once one has. */
  readonly fault: unknown
}

const useStore = create<Quotes>(() => ({ quote: null, fault: null }))

export const useQuotes = (): Quotes => useStore()
/** For reading outside React. */
export const currentQuote = (): Quote | null => useStore.getState().quote

export const quotedPick = (quote: Quote | null, key: string): QuotedPick | null =>
  quote?.answer.picks[quote.keys.indexOf(key)] ?? null

/** The score that stands beside the pick, which the bet is sent with. */
export const seenOf = (key: string): Seen => quotedPick(currentQuote(), key)?.live ?? null

/** A pick that is gone has no price: the last one stays in sight, closed. */
const quoteOfItem = (item: SlipItem, { ioratio, ratio, state }: QuotedPick): SlipQuote =>
  isHkPrice(ioratio)
    ? { key: pickKey(item), hk: ioratio, line: ratio, market: state }
    : { key: pickKey(item), hk: item.hk, line: item.line, market: 'closed' }

const withQuotes = (slip: Slip, quote: Quote): Slip =>
  applyQuotes(
    slip,
    slip.items.flatMap((item) => {
      const picked = quotedPick(quote, pickKey(item))
      return picked === null ? [] : [quoteOfItem(item, picked)]
    }),
  )

export const takeQuote = (quote: Quote): void => {
  useStore.setState({ quote, fault: null })
  changeSlip((slip) => withQuotes(slip, quote))
}

export const missQuote = (fault: unknown): void => useStore.setState({ fault })

session.onChange(() => useStore.setState({ quote: null, fault: null }))
