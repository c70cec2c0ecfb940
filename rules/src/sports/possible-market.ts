import type { Line } from './line.ts'
import { hasLine, playOf, type PlayCode } from './plays.ts'
import { isSideOf, type Side } from './sides.ts'

/** What a market of a match is made of, whatever its prices. */
export interface MarketForm {
  readonly play: PlayCode
  readonly line: Line | null
  readonly goalNumber: number | null
  readonly sides: readonly Side[]
}

/**
 * Whether bets on the market could be settled by a match: it has a line and a goal number exactly where its
 * play needs them, and sides of the play alone, each once.
 */
export const isPossibleMarket = ({ play, line, goalNumber, sides }: MarketForm): boolean => {
  const { family } = playOf(play)
  return (
    family !== 'champion' &&
    (line !== null) === hasLine(play) &&
    (family === 'next-goal' ? goalNumber !== null && goalNumber > 0 : goalNumber === null) &&
    new Set(sides).size === sides.length &&
    sides.every((side) => isSideOf(play, side))
  )
}
