import { spreadWhole, type Spread } from '@xinghe/rules/sports/feed/spread.ts'
import type { Market } from '@xinghe/rules/sports/feed/market.ts'
import { isPlayCode, playGroup } from '@xinghe/rules/sports/plays.ts'
import type { Distribution } from './distribution.ts'
import { marketCode } from './market-code.ts'
import { handicapMarkets, totalMarkets, type Ladder, type QuoteTerms } from './quote.ts'

/** Markets, and the distributions behind those with a line. */
export interface Quoted {
  readonly markets: readonly Market[]
  readonly spreads: readonly Spread[]
}

export const joinQuoted = (parts: readonly Quoted[]): Quoted => ({
  markets: parts.flatMap(({ markets }) => markets),
  spreads: parts.flatMap(({ spreads }) => spreads),
})

/** Markets without a line. */
export const choices = (...markets: readonly Market[]): Quoted => ({ markets, spreads: [] })

/** A smaller tail would be most of the numbers and hardly move a value. */
const smallestMass = 10

const spreadOf = (
  { span, counted, running }: QuoteTerms,
  form: 'R' | 'OU',
  { low, mass }: Distribution,
): Spread => {
  const code = marketCode(span, counted, form, running)
  if (!isPlayCode(code)) throw new Error(`no such play: ${code}`)
  const masses = Array.from(mass, (chance) => Math.floor(chance * spreadWhole))
  const from = masses.findIndex((parts) => parts >= smallestMass)
  const to = masses.findLastIndex((parts) => parts >= smallestMass)
  return { group: playGroup(code), low: low + from, masses: masses.slice(from, to + 1) }
}

/** `final` is the margin at the end of the span, where the handicap counts only what is still to come. */
export const handicaps = (
  quote: QuoteTerms,
  margin: Distribution,
  ladder: Ladder,
  final: Distribution = margin,
): Quoted => ({
  markets: handicapMarkets(quote, margin, ladder),
  spreads: [spreadOf(quote, 'R', final)],
})

export const totals = (quote: QuoteTerms, total: Distribution, ladder: Ladder): Quoted => ({
  markets: totalMarkets(quote, total, ladder),
  spreads: [spreadOf(quote, 'OU', total)],
})
