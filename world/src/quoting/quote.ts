import { chanceOdd, meanOf, type Distribution } from './distribution.ts'
import { marketCode, type CountedUnit, type Form, type Span } from './market-code.ts'
import type { Market, Outcome } from '@xinghe/rules/sports/feed/market.ts'

/** The market to quote, and the margin of the house in hundredths of a percent. */
export interface QuoteTerms {
  readonly span: Span
  readonly counted: CountedUnit
  readonly running: boolean
  readonly marginBps: number
}

/** The lines that a kind of market uses: every `step` quarters from `offset`, `reach` on each side. */
export interface Ladder {
  readonly step: number
  readonly offset: number
  readonly reach: number
}

/** 999.00 as a European price. */
const highestHk = 99_800
// Lines are quoted only where all four odds views are defined.
const lineHk = { lowest: 10, highest: 400 }

/**
 * Rounded down, so that price × probability never exceeds 1 ÷ (1 + margin). An outcome whose price would exceed
 * the highest price is not offered: at the highest price it would be a bad bet, or the price of a rounding error.
 */
export const hkOf = (probability: number, marginBps: number, highest = highestHk): number => {
  if (probability <= 0) return 0
  const decimal = 1 / (probability * (1 + marginBps / 10_000))
  // Slightly below the exact value, so that a floating-point error cannot round up.
  const hk = Math.floor(100 * (decimal - 1) - 1e-9)
  return hk < 0 || hk > highest ? 0 : hk
}

/** A market of mutually exclusive outcomes that cover all cases. */
export const choiceMarket = (
  quote: QuoteTerms,
  form: Form,
  chances: readonly (readonly [side: string, probability: number])[],
  goalNumber: number | null = null,
): Market => ({
  code: marketCode(quote.span, quote.counted, form, quote.running),
  line: null,
  main: true,
  goalNumber,
  outcomes: chances.map(([side, probability]) => ({
    side,
    probability,
    hk: hkOf(probability, quote.marginBps),
  })),
})

export const oddEvenMarket = (quote: QuoteTerms, total: Distribution): Market => {
  const odd = chanceOdd(total)
  return choiceMarket(quote, 'EO', [
    ['odd', odd],
    ['even', 1 - odd],
  ])
}

/** The chance that `value × 4 + line` wins, given that the stake does not come back. */
export const lineChance = (of: Distribution, line: number): number => {
  let won = 0
  let lost = 0
  for (let i = 0; i < of.mass.length; i++) {
    const quarters = 4 * (of.low + i) + line
    const mass = of.mass[i] ?? 0
    // One quarter over or under the line wins or loses half of the stake.
    if (quarters > 0) won += quarters === 1 ? mass / 2 : mass
    else if (quarters < 0) lost += quarters === -1 ? mass / 2 : mass
  }
  return won + lost === 0 ? 0 : won / (won + lost)
}

const nearestLine = (of: Distribution, ladder: Ladder): number => {
  const { step, offset } = ladder
  const first = Math.round((-4 * meanOf(of) - offset) / step) * step + offset
  let best = first
  let distance = Number.POSITIVE_INFINITY
  for (let line = first - 4 * step; line <= first + 4 * step; line += step) {
    const away = Math.abs(lineChance(of, line) - 0.5)
    if (away < distance) [best, distance] = [line, away]
  }
  return best
}

const inRange = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ hk }) => hk >= lineHk.lowest && hk <= lineHk.highest)

/** The main line and its neighbours; a line that has no price on both sides is left out. */
const lineMarkets = (
  quote: QuoteTerms,
  form: 'R' | 'OU',
  of: Distribution,
  ladder: Ladder,
): Market[] => {
  const code = marketCode(quote.span, quote.counted, form, quote.running)
  const [over, under] = form === 'R' ? ['H', 'C'] : ['O', 'U']
  const main = nearestLine(of, ladder)
  const markets: Market[] = []
  for (let rung = -ladder.reach; rung <= ladder.reach; rung++) {
    const line = main + rung * ladder.step
    const chance = lineChance(of, line)
    const outcomes = [
      { side: over, probability: chance, hk: hkOf(chance, quote.marginBps) },
      { side: under, probability: 1 - chance, hk: hkOf(1 - chance, quote.marginBps) },
    ]
    if (!inRange(outcomes)) continue
    // The line of a total has the opposite sign of a handicap's.
    const written = form === 'R' ? line : 0 - line
    markets.push({ code, line: written, main: rung === 0, goalNumber: null, outcomes })
  }
  return markets
}

export const handicapMarkets = (
  quote: QuoteTerms,
  margin: Distribution,
  ladder: Ladder,
): Market[] => lineMarkets(quote, 'R', margin, ladder)

export const totalMarkets = (quote: QuoteTerms, total: Distribution, ladder: Ladder): Market[] =>
  lineMarkets(quote, 'OU', total, ladder)
