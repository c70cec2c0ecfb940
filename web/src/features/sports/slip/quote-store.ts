import { Refused } from '@xinghe/contract/refusal.ts'
import type { ResourceAnswer } from '@xinghe/contract/sports-methods.ts'
import { isHkPrice } from '@xinghe/rules/base/odds.ts'
import { pickKey, type SlipItem } from '@xinghe/rules/sports/slip-item.ts'
import { applyQuotes, type SlipQuote } from '@xinghe/rules/sports/slip-quotes.ts'
import { create } from 'zustand'
import { session } from '../../../platform/session/session.ts'
import { pickStanding, type PickStanding } from '../follow/pick-standing.ts'
import type { Seen } from './intention.ts'
import { changeSlip, currentSlip } from './slip-store.ts'

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
  /** What the topics say of the picks, by key: always newer than an answer. None while the socket is away. */
  readonly heard: ReadonlyMap<string, PickStanding>
}

const nothing: Quotes = { quote: null, fault: null, heard: new Map() }
const useStore = create<Quotes>(() => nothing)

export const useQuotes = (): Quotes => useStore()
/** For reading outside React. */
export const currentQuote = (): Quote | null => useStore.getState().quote

export const quotedPick = (quote: Quote | null, key: string): QuotedPick | null =>
  quote?.answer.picks[quote.keys.indexOf(key)] ?? null

const seenIn = ({ quote, heard }: Quotes, key: string): Seen =>
  (heard.get(key) ?? quotedPick(quote, key))?.live ?? null

/** The score that stands beside the pick, which the bet is sent with. */
export const seenOf = (key: string): Seen => seenIn(useStore.getState(), key)
export const useSeen = (key: string): Seen => useStore((quotes) => seenIn(quotes, key))

/** Neither its topic nor the last question tells what a pick costs now. */
export const useStale = (key: string): boolean =>
  useStore(({ fault, heard }) => fault !== null && !heard.has(key))

/** A pick that is gone has no price: the last one stays in sight, closed. */
const answeredQuote = (item: SlipItem, { ioratio, ratio, state }: QuotedPick): SlipQuote =>
  isHkPrice(ioratio)
    ? { key: pickKey(item), hk: ioratio, line: ratio, market: state }
    : { key: pickKey(item), hk: item.hk, line: item.line, market: 'closed' }

/** The book has no feed: no price of it stands, whatever was said before. */
const isFeedLost = (fault: unknown): boolean =>
  fault instanceof Refused && fault.refusal === 'feed-error'

const quotesOf = ({ quote, heard, fault }: Quotes, items: readonly SlipItem[]): SlipQuote[] =>
  items.flatMap((item) => {
    const key = pickKey(item)
    const standing = heard.get(key)
    if (standing !== undefined) return [{ key, ...standing }]
    if (isFeedLost(fault)) return [{ key, hk: item.hk, line: item.line, market: 'silent' }]
    const picked = quotedPick(quote, key)
    return picked === null ? [] : [answeredQuote(item, picked)]
  })

const showQuotes = (): void =>
  changeSlip((slip) => applyQuotes(slip, quotesOf(useStore.getState(), slip.items)))

export const takeQuote = (quote: Quote): void => {
  useStore.setState({ quote, fault: null })
  showQuotes()
}

export const missQuote = (fault: unknown): void => {
  useStore.setState({ fault })
  showQuotes()
}

/** Something of the picks' matches is new. */
export const takeNews = (): void => {
  const heard = currentSlip().items.flatMap((item) => {
    const standing = pickStanding(item)
    return standing === null ? [] : [[pickKey(item), standing] as const]
  })
  useStore.setState({ heard: new Map(heard) })
  showQuotes()
}

/** The socket is away: answers count again. */
export const forgetNews = (): void => useStore.setState({ heard: new Map() })

export const isEveryPickHeard = (): boolean =>
  currentSlip().items.every((item) => useStore.getState().heard.has(pickKey(item)))

session.onChange(() => useStore.setState(nothing))
