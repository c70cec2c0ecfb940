import type { Market, Span } from '../market.ts'
import { choiceMarket, handicapMarkets, totalMarkets, type Ladder, type Quote } from '../quote.ts'
import type { MatchState } from '../state.ts'
import { freshSet, runningSet, setsOutcome } from './outcome.ts'
import { finishMargin, finishTotal, homeChance, type Finish } from './race.ts'
import type { SetRules } from './rules.ts'

const setLadder: Ladder = { step: 4, offset: 2, reach: 1 }
const pointLadder: Ladder = { step: 4, offset: 2, reach: 2 }

const winnerMarket = (quote: Quote, home: number): Market =>
  choiceMarket(quote, 'M', [
    ['H', home],
    ['C', 1 - home],
  ])

/** Every final score in sets, also those that can no longer come. */
const setScores = (quote: Quote, rules: SetRules, scores: readonly Finish[]): Market => {
  const chances = new Map<string, number>()
  for (let lost = 0; lost < rules.setsToWin; lost++) chances.set(`${rules.setsToWin}-${lost}`, 0)
  for (let lost = rules.setsToWin - 1; lost >= 0; lost--)
    chances.set(`${lost}-${rules.setsToWin}`, 0)
  for (const { home, away, chance } of scores) chances.set(`${home}-${away}`, chance)
  return choiceMarket(quote, 'PD', [...chances])
}

const setMarkets = (quote: Quote, rules: SetRules, ends: readonly Finish[]): Market[] => [
  winnerMarket(quote, homeChance(ends)),
  ...(rules.pointMarkets
    ? [
        ...handicapMarkets(quote, finishMargin(ends), pointLadder),
        ...totalMarkets(quote, finishTotal(ends), pointLadder),
      ]
    : []),
]

/** The set that runs and the next, or the next one in a break; a set that may not come is not sold. */
const openSets = (rules: SetRules, state: MatchState): number[] => {
  const first = state.phase === 'running' ? state.period : state.period + 1
  const surely = Math.min(...[0, 1].map((side) => rules.setsToWin - (state.score[side] ?? 0)))
  return [first, first + 1].filter((set, index) => set <= 4 && index < surely)
}

export const setWinChances = (
  rules: SetRules,
  state: MatchState,
): readonly [number, number, number] => {
  const home = homeChance(setsOutcome(rules, state).scores)
  return [home, 0, 1 - home]
}

/** Every market of a match in sets, from one chain of points, games and sets. */
export const priceSets = (rules: SetRules, state: MatchState, marginBps: number): Market[] => {
  const quote: Quote = { span: '', counted: '', running: state.phase !== 'before', marginBps }
  const points: Quote = { ...quote, counted: 'PT' }
  const { scores, pointMargin, pointTotal } = setsOutcome(rules, state)
  return [
    winnerMarket(quote, homeChance(scores)),
    ...handicapMarkets(quote, finishMargin(scores), setLadder),
    ...totalMarkets(quote, finishTotal(scores), setLadder),
    setScores(quote, rules, scores),
    ...(rules.pointMarkets
      ? [
          ...handicapMarkets(points, pointMargin, pointLadder),
          ...totalMarkets(points, pointTotal, pointLadder),
        ]
      : []),
    ...openSets(rules, state).flatMap((set) => {
      const running = state.phase === 'running' && set === state.period
      const ends = running ? runningSet(rules, state) : freshSet(rules, state, set)
      return setMarkets({ ...quote, span: `Q${set}` as Span }, rules, ends)
    }),
  ]
}
