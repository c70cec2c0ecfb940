import { combinationOf } from './combination.ts'
import type { PlayCode } from './plays.ts'
import { isSideOf, type Side } from './sides.ts'

/** What a bet is made of, whatever its prices. */
export interface BetShape {
  /** `single`, or the code of a combination of all its picks. */
  readonly code: string
  readonly picks: readonly { readonly play: PlayCode; readonly side: Side }[]
}

/** Whether a slip could have made it: every side belongs to its play, and the code to the number of picks. */
export const isPossibleBet = ({ code, picks }: BetShape): boolean =>
  picks.every(({ play, side }) => isSideOf(play, side)) &&
  (code === 'single' ? picks.length === 1 : combinationOf(code, picks.length) !== null)
