import type { Instant } from '../../base/instant.ts'
import { isHkPrice } from '../../base/odds.ts'
import type { QuotedPick } from '../acceptance.ts'
import type { BetLimits } from '../limits.ts'
import type { SlipBet } from './bets.ts'
import { pickKey, type SlipItem } from './item.ts'
import type {
  PayoutCap,
  PickQuote,
  PickStanding,
  QuoteFault,
  Quotes,
  Slip,
  SlipState,
} from './state.ts'

/** What the book answers about all picks, in the order in which they were asked about. */
export interface QuoteAnswer extends Pick<
  Quotes,
  'seriesLimits' | 'seriesCap' | 'balance' | 'centre' | 'confirmMs'
> {
  readonly picks: readonly PickQuote[]
}

const quoteOf = ({ picks }: Quotes, key: string): PickQuote | null => picks[key] ?? null

export const isQuoted = ({ slip, quotes }: SlipState): boolean =>
  slip.items.every((item) => quoteOf(quotes, pickKey(item)) !== null)

export const isHeard = ({ slip, quotes }: SlipState): boolean =>
  slip.items.every((item) => quotes.heard[pickKey(item)] !== undefined)

/** Neither its topic nor the last question tells what a pick costs now. */
export const isStale = ({ fault, heard }: Quotes, key: string): boolean =>
  fault !== null && heard[key] === undefined

/** The score that stands beside a pick, which the bet is sent with. */
export const seenOf = (quotes: Quotes, key: string): QuotedPick['live'] =>
  (quotes.heard[key] ?? quoteOf(quotes, key))?.live ?? null

/** Null while they are not known. */
export const limitsOf = (quotes: Quotes, { code, keys: [key = ''] }: SlipBet): BetLimits | null =>
  code === 'single' ? (quoteOf(quotes, key)?.limits ?? null) : quotes.seriesLimits

/** What winnings of a day are cut to: each single has its own cap, a series the lowest of its legs. */
export const capOf = (quotes: Quotes, { code, keys: [key = ''] }: SlipBet): PayoutCap | null =>
  code === 'single' ? (quoteOf(quotes, key)?.cap ?? null) : quotes.seriesCap

/** A pick that is gone has no price: the last one stays in sight, closed. */
const answeredStanding = (item: SlipItem, quote: PickQuote): PickStanding => {
  const { hk, line, home, away } = item
  return isHkPrice(quote.price)
    ? { hk: quote.price, line: quote.line, market: quote.state, live: quote.live, home, away }
    : { hk, line, market: 'closed', live: null, home, away }
}

const renamed = (item: SlipItem, { home, away }: PickStanding): SlipItem =>
  item.home === home && item.away === away ? item : { ...item, home, away }

/** Old → new is always against what the member agreed to, not against the last tick. */
const movedTo = (given: SlipItem, standing: PickStanding | null): SlipItem => {
  if (standing === null) return given
  const item = renamed(given, standing)
  // A confirming order is judged by the price it was sent with.
  if (item.order?.state === 'confirming') return item
  const { hk, line, market } = standing
  if (item.hk === hk && item.line === line && item.market === market) return item
  const agreed = item.before ?? { hk: item.hk, line: item.line }
  const returned = agreed.hk === hk && agreed.line === line
  return { ...item, hk, line, market, before: returned ? null : agreed }
}

/** Moves the items of which something is said; most ticks move none, and the slip stays the same. */
const moveItems = (slip: Slip, standingOf: (item: SlipItem) => PickStanding | null): Slip => {
  const items = slip.items.map((item) => movedTo(item, standingOf(item)))
  return items.every((item, at) => item === slip.items[at]) ? slip : { ...slip, items }
}

/** An answer to an earlier question never replaces that to a later one. */
export const takeAnswer = <S extends SlipState>(
  state: S,
  keys: readonly string[],
  askedAt: Instant,
  { picks, ...answer }: QuoteAnswer,
): S => {
  const { heard, askedAt: newest } = state.quotes
  if (newest !== null && askedAt < newest) return state
  const byKey = Object.fromEntries(
    keys.flatMap((key, at) => (picks[at] === undefined ? [] : [[key, picks[at]]])),
  )
  const quotes: Quotes = { heard, ...answer, askedAt, picks: byKey, fault: null }
  const slip = moveItems(state.slip, (item) => {
    const quote = quoteOf(quotes, pickKey(item))
    return heard[pickKey(item)] ?? (quote && answeredStanding(item, quote))
  })
  return { ...state, quotes, slip }
}

/** Without a feed nothing can be bet on at a price that only an answer told. */
export const missAnswer = <S extends SlipState>(state: S, fault: QuoteFault): S => {
  const { heard } = state.quotes
  const slip = moveItems(state.slip, (item) =>
    fault.kind === 'feed-lost' && heard[pickKey(item)] === undefined
      ? { ...item, market: 'silent', live: null }
      : null,
  )
  return { ...state, quotes: { ...state.quotes, fault }, slip }
}

/** Empty: the live socket is down, and answers count again. */
export const takeNews = <S extends SlipState>(state: S, heard: Quotes['heard']): S => ({
  ...state,
  quotes: { ...state.quotes, heard },
  slip: moveItems(state.slip, (item) => heard[pickKey(item)] ?? null),
})

/** The member agrees to the prices and lines as they stand now. */
export const agreeToQuotes = (slip: Slip): Slip => ({
  ...slip,
  items: slip.items.map((item) => (item.before === null ? item : { ...item, before: null })),
})
