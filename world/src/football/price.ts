import { chanceAbove, chanceOf, convolve, mirrored, shifted } from '../quoting/distribution.ts'
import type { Match } from '../match/match.ts'
import type { Pair } from '@xinghe/rules/sports/feed/pair.ts'
import type { Market } from '@xinghe/rules/sports/feed/market.ts'
import { choiceMarket, oddEvenMarket, type Ladder, type QuoteTerms } from '../quoting/quote.ts'
import { choices, handicaps, joinQuoted, totals, type Quoted } from '../quoting/quoted.ts'
import type { MatchState } from '../match/state.ts'
import {
  countsAhead,
  goalMatrix,
  marginAhead,
  marginAtTempo,
  eachCell,
  totalAhead,
} from './goals.ts'
import { cornersAhead, goalsAhead, temposNow, type Tempo } from './rates.ts'
import { footballClock } from './rules.ts'
import { bandChances, scoreChances } from './score-chances.ts'

const goalLadder: Ladder = { step: 1, offset: 0, reach: 2 }
const cornerLadder: Ladder = { step: 2, offset: 0, reach: 1 }
const topCorners = 30

const plus = (one: Pair, other: Pair): Pair => [one[0] + other[0], one[1] + other[1]]

/** All goal markets of one span, from one matrix. */
const goalMarkets = (
  quote: QuoteTerms,
  expected: Pair,
  tempos: readonly Tempo[],
  now: Pair,
): Quoted => {
  const matrix = goalMatrix(expected, tempos)
  const ahead = marginAhead(matrix)
  const margin = shifted(ahead, now[0] - now[1])
  const total = shifted(totalAhead(matrix), now[0] + now[1])
  let both = 0
  eachCell(matrix, (home, away, chance) => {
    if (home + now[0] > 0 && away + now[1] > 0) both += chance
  })
  const home = chanceAbove(margin, 0)
  const draw = chanceOf(margin, 0)
  return joinQuoted([
    choices(
      choiceMarket(quote, 'M', [
        ['H', home],
        ['C', Math.max(0, 1 - home - draw)],
        ['N', draw],
      ]),
    ),
    // In play a football handicap counts the goals from the bet on.
    handicaps(quote, ahead, goalLadder, margin),
    totals(quote, total, goalLadder),
    choices(
      oddEvenMarket(quote, total),
      choiceMarket(quote, 'PD', scoreChances(matrix, now, quote.span === 'H' ? 3 : 4)),
      choiceMarket(quote, 'T', bandChances(total, quote.span === 'H')),
      choiceMarket(quote, 'BTS', [
        ['yes', both],
        ['no', 1 - both],
      ]),
    ),
  ])
}

/** The next goal of the span: which side scores it follows from the rates, whether it falls also from the tempo. */
const nextGoal = (
  quote: QuoteTerms,
  expected: Pair,
  tempos: readonly Tempo[],
  now: Pair,
): Market => {
  const all = expected[0] + expected[1]
  const none = tempos.reduce((sum, { factor, weight }) => sum + weight * Math.exp(-factor * all), 0)
  const share = all === 0 ? 0 : expected[0] / all
  return choiceMarket(
    quote,
    'NG',
    [
      ['H', share * (1 - none)],
      ['C', (1 - share) * (1 - none)],
      ['N', none],
    ],
    now[0] + now[1] + 1,
  )
}

const resultOf = (margin: number): 'H' | 'C' | 'N' => {
  if (margin === 0) return 'N'
  return margin > 0 ? 'H' : 'C'
}

/** Half and full time together; both depend on the tempo, so they are joined for each tempo. */
const halfFull = (
  quote: QuoteTerms,
  halves: readonly [Pair, Pair],
  tempos: readonly Tempo[],
  state: MatchState,
): Market => {
  const chances = new Map<string, number>()
  for (const half of ['H', 'N', 'C']) {
    for (const full of ['H', 'N', 'C']) chances.set(`${half}${full}`, 0)
  }
  const first = state.periods[0] ?? [0, 0]
  const second = state.periods[1] ?? [0, 0]
  for (const { factor, weight } of tempos) {
    const half = shifted(marginAtTempo(halves[0], factor), first[0] - first[1])
    const rest = shifted(marginAtTempo(halves[1], factor), second[0] - second[1])
    for (const [i, halfChance] of half.mass.entries()) {
      const margin = half.low + i
      const [behind, level] = [chanceAbove(rest, -margin), chanceOf(rest, -margin)]
      const add = (full: string, chance: number): void => {
        const key = `${resultOf(margin)}${full}`
        chances.set(key, (chances.get(key) ?? 0) + weight * halfChance * chance)
      }
      add('H', behind)
      add('N', level)
      add('C', Math.max(0, 1 - behind - level))
    }
  }
  return choiceMarket(quote, 'F', [...chances])
}

const cornerMarkets = (quote: QuoteTerms, expected: readonly Pair[], now: Pair): Quoted => {
  const [home, away] = countsAhead(expected, topCorners)
  const total = shifted(convolve(home, away), now[0] + now[1])
  const margin = shifted(convolve(home, mirrored(away)), now[0] - now[1])
  return joinQuoted([
    handicaps(quote, margin, cornerLadder),
    totals(quote, total, cornerLadder),
    ...(quote.span === 'H' ? [] : [choices(oddEvenMarket(quote, total))]),
  ])
}

/** Home, draw and away of the whole match. */
export const footballWinChances = (
  match: Match,
  state: MatchState,
): readonly [number, number, number] => {
  const clock = footballClock(match)
  const [first, second] = goalsAhead(clock, state)
  const matrix = goalMatrix(plus(first, second), temposNow(clock, state))
  const margin = shifted(marginAhead(matrix), state.score[0] - state.score[1])
  const [home, draw] = [chanceAbove(margin, 0), chanceOf(margin, 0)]
  return [home, draw, Math.max(0, 1 - home - draw)]
}

/** Every market of a football match, from one distribution. */
export const priceFootball = (match: Match, state: MatchState, marginBps: number): Quoted => {
  const clock = footballClock(match)
  const halves = goalsAhead(clock, state)
  const corners = cornersAhead(clock, state)
  const tempos = temposNow(clock, state)
  const running = state.phase !== 'before'
  const quote: QuoteTerms = { span: '', counted: '', running, marginBps }
  const inHalf: QuoteTerms = { ...quote, span: 'H' }
  const both = plus(halves[0], halves[1])
  const inFirst = state.period < 2 && state.phase !== 'break'
  const now = state.score
  const cornersNow: Pair = state.corners[0] ?? [0, 0]
  return joinQuoted([
    goalMarkets(quote, both, tempos, now),
    ...(inFirst ? [goalMarkets(inHalf, halves[0], tempos, now)] : []),
    choices(
      halfFull(quote, halves, tempos, state),
      ...(running ? [nextGoal(quote, both, tempos, now)] : []),
      ...(running && inFirst ? [nextGoal(inHalf, halves[0], tempos, now)] : []),
    ),
    cornerMarkets(
      { ...quote, counted: 'CN' },
      corners,
      plus(cornersNow, state.corners[1] ?? [0, 0]),
    ),
    ...(inFirst ? [cornerMarkets({ ...inHalf, counted: 'CN' }, [corners[0]], cornersNow)] : []),
  ])
}
