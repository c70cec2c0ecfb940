import type { Score } from '@xinghe/rules/sports/match-result.ts'
import { playOf, type PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { MatchHead } from '../book/book-match.ts'

type Scored = Pick<MatchHead, 'inPlay' | 'score' | 'corners'>

/**
 * Whether the match head has the score that the play counts; scores of a half or a quarter come
 * with the bet.
 */
export const isScoreInHead = (play: PlayCode): boolean => {
  const { period, unit } = playOf(play)
  return period === 'full' && unit !== 'points'
}

/** The running score that the play counts; null before the match, and where the head does not have it. */
export const scoreInHead = (play: PlayCode, head: Scored): Score | null => {
  if (!head.inPlay || !isScoreInHead(play)) return null
  return playOf(play).unit === 'corners' ? head.corners : head.score
}
