import { smallestMarginBps } from '../base/odds.ts'
import type { HedgeSide, PlayCategory } from '../base/play-fact.ts'
import { countsDraw, playGroup, playOf } from './plays.ts'
import type { LegTerms } from './settle.ts'
import { fixedSides, goalBands, gridTop } from './sides.ts'

/** A stake less what the house's own prices pay back for it, at the smallest margin they may have. */
export const bookEdgeBp = Math.floor((smallestMarginBps * 10_000) / (10_000 + smallestMarginBps))

/** A combination of esports alone is esports. */
export const betCategory = (legs: readonly Pick<LegTerms, 'gameType'>[]): PlayCategory =>
  legs.every(({ gameType }) => gameType === 'ES') ? 'DJ' : 'TY'

type Side = Pick<LegTerms, 'gameType' | 'play' | 'side' | 'drawOffered' | 'goalNumber'>

const sidesOf = ({ gameType, play, drawOffered }: Side, runners: number): number => {
  const { family, period } = playOf(play)
  if (family === 'champion') return runners
  if (family === 'total-goals') return Object.keys(goalBands(period)).length
  // Every score of the grid, and any other one.
  if (family === 'correct-score') return (gridTop(period) + 1) ** 2 + 1
  if (family === 'winner' && !drawOffered && !countsDraw(gameType, play)) return 2
  return fixedSides[family]?.length ?? 0
}

/**
 * What a single is netted with: the member's singles on the same match, family of plays and period, on any
 * line, before and in play. Each number of a next goal is an event of its own. `runners` is how many a
 * title has; 0 where it is not known.
 */
export const hedgeSideOf = (matchId: string, leg: Side, runners: number): HedgeSide => {
  const goal = leg.goalNumber === null ? '' : ` ${leg.goalNumber}`
  return {
    group: `${matchId} ${playGroup(leg.play)}${goal}`,
    side: leg.side,
    sides: sidesOf(leg, runners),
  }
}
