import type { Score } from '../match-result.ts'
import { playOf, type PlayFamily } from '../plays.ts'
import { wordsFor } from './counted.ts'
import { needOfHandicap, needOfTotal } from './need-of-line.ts'
import {
  needOfBothScore,
  needOfCorrectScore,
  needOfHalfFull,
  needOfNextGoal,
  needOfOddEven,
  needOfTitle,
  needOfTotalGoals,
  needOfWinner,
} from './need-of-score.ts'
import type { OpenLeg, Phrase, Standing } from './phrase.ts'

const needs: Readonly<Record<PlayFamily, (standing: Standing) => Phrase[]>> = {
  winner: needOfWinner,
  handicap: (standing) => needOfHandicap(standing, standing.leg.line ?? 0),
  total: (standing) => needOfTotal(standing, standing.leg.line ?? 0),
  'odd-even': needOfOddEven,
  'correct-score': needOfCorrectScore,
  'total-goals': needOfTotalGoals,
  'half-full': needOfHalfFull,
  'both-score': needOfBothScore,
  'next-goal': needOfNextGoal,
  champion: needOfTitle,
}

/**
 * What still must happen for an open leg to win, as the phrases of one sentence. The score is that of
 * the play's own period and unit; null before the match.
 */
export const stillNeeded = (leg: OpenLeg, score: Score | null): readonly Phrase[] =>
  needs[playOf(leg.play).family]({ leg, score, words: wordsFor(leg) })
