import { chanceAbove, chanceOf, type Distribution } from '../quoting/distribution.ts'
import type { Match } from '../match/match.ts'
import type { Market } from '@xinghe/rules/sports/feed/market.ts'
import type { Span } from '../quoting/market-code.ts'
import { choiceMarket, oddEvenMarket, type QuoteTerms } from '../quoting/quote.ts'
import { choices, handicaps, joinQuoted, totals, type Quoted } from '../quoting/quoted.ts'
import type { MatchState } from '../match/state.ts'
import type { Addition } from './extra.ts'
import { matchOutcome, spanOutcome } from './outcome.ts'
import type { TickModel } from './tick-model.ts'

const winnerMarket = (quote: QuoteTerms, margin: Distribution, drawPossible: boolean): Market => {
  const [home, draw] = [chanceAbove(margin, 0), Math.max(0, chanceOf(margin, 0))]
  return drawPossible
    ? choiceMarket(quote, 'M', [
        ['H', home],
        ['C', Math.max(0, 1 - home - draw)],
        ['N', draw],
      ])
    : choiceMarket(quote, 'M', [
        ['H', home],
        ['C', 1 - home],
      ])
}

const spanMarkets = (
  quote: QuoteTerms,
  rules: TickModel,
  { margin, total }: Addition,
  drawPossible: boolean,
): Quoted =>
  joinQuoted([
    choices(winnerMarket(quote, margin, drawPossible)),
    handicaps(quote, margin, rules.ladder),
    totals(quote, total, rules.ladder),
    choices(oddEvenMarket(quote, total)),
  ])

/** The period that runs and the one after it; in a break the next two. */
const openPeriods = (rules: TickModel, state: MatchState): number[] => {
  const first = state.phase === 'running' ? state.period : state.period + 1
  return [first, first + 1].filter((period) => period <= Math.min(4, rules.periods))
}

/** Home, draw and away of the whole match. */
export const tickWinChances = (
  rules: TickModel,
  match: Match,
  state: MatchState,
): readonly [number, number, number] => {
  const { margin } = matchOutcome(rules, match, state)
  const [home, draw] = [chanceAbove(margin, 0), Math.max(0, chanceOf(margin, 0))]
  return [home, draw, Math.max(0, 1 - home - draw)]
}

/** Every market of a match in turns, from one distribution of what is still to be scored. */
export const priceTicks = (
  rules: TickModel,
  match: Match,
  state: MatchState,
  marginBps: number,
): Quoted => {
  const quote: QuoteTerms = { span: '', counted: '', running: state.phase !== 'before', marginBps }
  const whole = spanMarkets(quote, rules, matchOutcome(rules, match, state), rules.extra === null)
  const next = state.phase === 'running' ? state.period : state.period + 1
  const halfOpen = next <= rules.halfPeriods
  const half = halfOpen
    ? [
        spanMarkets(
          { ...quote, span: 'H' },
          rules,
          spanOutcome(rules, match, state, 1, rules.halfPeriods),
          true,
        ),
      ]
    : []
  const periods = rules.byPeriod
    ? openPeriods(rules, state).map((period) =>
        spanMarkets(
          { ...quote, span: `Q${period}` as Span },
          rules,
          spanOutcome(rules, match, state, period, period),
          true,
        ),
      )
    : []
  return joinQuoted([whole, ...half, ...periods])
}
