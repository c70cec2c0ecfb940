import { playOf, type PlayCode } from '@xinghe/rules/sports/plays.ts'
import type { MatchHead } from '../book/kept-match.ts'

type Scored = Pick<MatchHead, 'isLive' | 'sc_FT_H' | 'sc_FT_C' | 'corner_h' | 'corner_c'>
type Pair = readonly [number, number]

/** Whether the head of a match has what the play counts; a half or a quarter is told by the bet alone. */
export const isScoreInHead = (play: PlayCode): boolean => {
  const { period, unit } = playOf(play)
  return period === 'full' && unit !== 'points'
}

/** The running score that the play counts; null before the match, and where the head does not have it. */
export const scoreInHead = (play: PlayCode, head: Scored): Pair | null => {
  if (head.isLive !== 1 || !isScoreInHead(play)) return null
  const [home, away] =
    playOf(play).unit === 'corners' ? [head.corner_h, head.corner_c] : [head.sc_FT_H, head.sc_FT_C]
  return home === undefined || away === undefined ? null : [home, away]
}
