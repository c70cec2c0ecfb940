import { lineOfSide, type Line } from './line.ts'
import { totalOf, type Score, type Tally } from './match-result.ts'
import { outcomeByQuarters, outcomes, type LegOutcome } from './outcome.ts'
import type { Side } from './sides.ts'

/** `since` is the score that does not count: that at the bet for an in-play football handicap. */
export const settleHandicap = (
  side: Side,
  line: Line,
  tally: Tally,
  since: Score,
): LegOutcome | null => {
  if (!tally.final) return null
  const margin = tally.home - since.home - (tally.away - since.away)
  return outcomeByQuarters(4 * (side === 'C' ? -margin : margin) + lineOfSide(line, side))
}

/** Decided early once the line is beaten in full: no later goal can change either side. */
export const settleTotal = (side: Side, line: Line, tally: Tally): LegOutcome | null => {
  const above = 4 * totalOf(tally) - line
  if (tally.final) return outcomeByQuarters(side === 'U' ? 0 - above : above)
  if (above < 2) return null
  return side === 'U' ? outcomes.L : outcomes.W
}
