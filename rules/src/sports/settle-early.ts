import type { MatchGameType } from './game-types.ts'
import type { Line } from './line.ts'
import type { MatchResult, Tally } from './match-result.ts'
import { periods, playOf, units, type PlayCode, type PlayFamily } from './plays.ts'
import { legOutcome } from './settle.ts'
import { goalBands, otherScore, type Side } from './sides.ts'

/** One market of a match, without a side. */
export interface MarketTerms {
  readonly gameType: MatchGameType
  readonly play: PlayCode
  readonly line: Line | null
  readonly goalNumber: number | null
}

/** Any side will do: the sides of a market are decided together. */
const anySide: Readonly<Record<Exclude<PlayFamily, 'total-goals' | 'champion'>, Side>> = {
  winner: 'H',
  handicap: 'H',
  total: 'O',
  'odd-even': 'odd',
  'correct-score': otherScore,
  'half-full': 'HH',
  'both-score': 'yes',
  'next-goal': 'H',
}

const sideOf = (play: PlayCode): Side | null => {
  const { family, period } = playOf(play)
  if (family === 'champion') return null
  return family === 'total-goals' ? (Object.keys(goalBands(period))[0] ?? null) : anySide[family]
}

/** Whether every continuation of the match settles this market the same. */
export const isMarketDecided = (market: MarketTerms, result: MatchResult): boolean => {
  const side = sideOf(market.play)
  if (side === null) return false
  return legOutcome({ ...market, side, scoreAtBet: null, drawOffered: true }, result) !== null
}

const tallyGoesOn = (before: Tally, after: Tally | undefined): boolean => {
  if (after === undefined) return false
  if (before.final) return after.final && after.home === before.home && after.away === before.away
  return after.home >= before.home && after.away >= before.away
}

/** Whether `after` can follow `before` without a reversal, such as a goal disallowed by the video referee. */
export const canFollow = (before: MatchResult, after: MatchResult): boolean =>
  before.goals.every((side, place) => after.goals[place] === side) &&
  units.every((unit) =>
    periods.every((period) => {
      const counted = before.tallies[unit]?.[period]
      return counted === undefined || tallyGoesOn(counted, after.tallies[unit]?.[period])
    }),
  )
