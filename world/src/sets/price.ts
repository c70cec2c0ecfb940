import type { Market } from '@xinghe/rules/sports/feed/market.ts'
import type { Span } from '../quoting/market-code.ts'
import { choiceMarket, type Ladder, type QuoteTerms } from '../quoting/quote.ts'
import { choices, handicaps, joinQuoted, totals, type Quoted } from '../quoting/quoted.ts'
import type { MatchState } from '../match/state.ts'
import { freshSet, runningSet, setsOutcome } from './outcome.ts'
import { finishMargin, finishTotal, homeChance, type Finish } from './race.ts'
import type { SetModel } from './set-model.ts'

const setLadder: Ladder = { step: 4, offset: 2, reach: 1 }
const pointLadder: Ladder = { step: 4, offset: 2, reach: 2 }

const winnerMarket = (quote: QuoteTerms, home: number): Market =>
  choiceMarket(quote, 'M', [
    ['H', home],
    ['C', 1 - home],
  ])

/** Every final score in sets, also those no longer possible. */
const setScores = (quote: QuoteTerms, rules: SetModel, scores: readonly Finish[]): Market => {
  const chances = new Map<string, number>()
  for (let lost = 0; lost < rules.setsToWin; lost++) chances.set(`${rules.setsToWin}-${lost}`, 0)
  for (let lost = rules.setsToWin - 1; lost >= 0; lost--)
    chances.set(`${lost}-${rules.setsToWin}`, 0)
  for (const { home, away, chance } of scores) chances.set(`${home}-${away}`, chance)
  return choiceMarket(quote, 'PD', [...chances])
}

const setMarkets = (quote: QuoteTerms, rules: SetModel, ends: readonly Finish[]): Quoted =>
  joinQuoted([
    choices(winnerMarket(quote, homeChance(ends))),
    ...(rules.pointMarkets
      ? [
          handicaps(quote, finishMargin(ends), pointLadder),
          totals(quote, finishTotal(ends), pointLadder),
        ]
      : []),
  ])

/** The running set and the next, or in a break the next; a set that may not be played has no markets. */
const openSets = (rules: SetModel, state: MatchState): number[] => {
  const first = state.phase === 'running' ? state.period : state.period + 1
  const surely = Math.min(...[0, 1].map((side) => rules.setsToWin - (state.score[side] ?? 0)))
  return [first, first + 1].filter((set, index) => set <= 4 && index < surely)
}

export const setWinChances = (
  rules: SetModel,
  state: MatchState,
): readonly [number, number, number] => {
  const home = homeChance(setsOutcome(rules, state).scores)
  return [home, 0, 1 - home]
}

/** Every market of a match in sets, from one chain of points, games and sets. */
export const priceSets = (rules: SetModel, state: MatchState, marginBps: number): Quoted => {
  const quote: QuoteTerms = { span: '', counted: '', running: state.phase !== 'before', marginBps }
  const points: QuoteTerms = { ...quote, counted: 'PT' }
  const { scores, pointMargin, pointTotal } = setsOutcome(rules, state)
  return joinQuoted([
    choices(winnerMarket(quote, homeChance(scores))),
    handicaps(quote, finishMargin(scores), setLadder),
    totals(quote, finishTotal(scores), setLadder),
    choices(setScores(quote, rules, scores)),
    ...(rules.pointMarkets
      ? [handicaps(points, pointMargin, pointLadder), totals(points, pointTotal, pointLadder)]
      : []),
    ...openSets(rules, state).map((set) => {
      const running = state.phase === 'running' && set === state.period
      const ends = running ? runningSet(rules, state) : freshSet(rules, state, set)
      return setMarkets({ ...quote, span: `Q${set}` as Span }, rules, ends)
    }),
  ])
}
