import { isFootball, type MatchGameType } from './game-types.ts'
import type { Line } from './line.ts'
import { tallyOf, type MatchResult, type Score, type Tally } from './match-result.ts'
import type { LegOutcome } from './outcome.ts'
import { countsDraw, playOf, type PlayCode, type PlayFamily } from './plays.ts'
import { settleHandicap, settleTotal } from './settle-line.ts'
import {
  settleBothScore,
  settleCorrectScore,
  settleHalfFull,
  settleNextGoal,
  settleOddEven,
  settleTotalGoals,
  settleWinner,
} from './settle-score.ts'
import type { Side } from './sides.ts'

/** Terms of a leg, as stored with the bet. */
export interface LegTerms {
  readonly gameType: MatchGameType
  readonly play: PlayCode
  readonly side: Side
  /** Null for a play without a line. */
  readonly line: Line | null
  /** The score of the play's period at the bet, kept where `countsFromBet`; null counts from the start. */
  readonly scoreAtBet: Score | null
  /** Whether the winner market has the draw as a side of its own. */
  readonly drawOffered: boolean
  /** Number of the goal of a next-goal play within its period, from 1; null for other plays. */
  readonly goalNumber: number | null
}

const fromTheStart: Score = { home: 0, away: 0 }

// A leg without its line or goal number was never accepted; to guess one here would pay out wrongly.
const needed = <Value>(value: Value | null, name: string): Value => {
  if (value === null) throw new Error(`the leg has no ${name}`)
  return value
}

type Settler = (leg: LegTerms, tally: Tally, result: MatchResult) => LegOutcome | null

const settlers: Readonly<Record<PlayFamily, Settler>> = {
  winner: (leg, tally) =>
    settleWinner(leg.side, leg.drawOffered || countsDraw(leg.gameType, leg.play), tally),
  handicap: (leg, tally) =>
    settleHandicap(leg.side, needed(leg.line, 'line'), tally, leg.scoreAtBet ?? fromTheStart),
  total: (leg, tally) => settleTotal(leg.side, needed(leg.line, 'line'), tally),
  'odd-even': (leg, tally) => settleOddEven(leg.side, tally),
  'correct-score': (leg, tally) =>
    settleCorrectScore(leg.side, isFootball(leg.gameType), playOf(leg.play).period, tally),
  'total-goals': (leg, tally) => settleTotalGoals(leg.side, playOf(leg.play).period, tally),
  'half-full': (leg, tally, result) =>
    settleHalfFull(leg.side, tallyOf(result, playOf(leg.play).unit, 'half'), tally),
  'both-score': (leg, tally) => settleBothScore(leg.side, tally),
  'next-goal': (leg, tally, result) =>
    settleNextGoal(leg.side, needed(leg.goalNumber, 'goal number'), result.goals, tally),
  champion: () => {
    throw new Error('a champion is not settled by a match')
  },
}

/** The outcome of a leg of a match; null while its market is not decided. */
export const legOutcome = (leg: LegTerms, result: MatchResult): LegOutcome | null => {
  const { family, period, unit } = playOf(leg.play)
  return settlers[family](leg, tallyOf(result, unit, period), result)
}
