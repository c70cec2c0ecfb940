import { compare, zero } from '../base/fraction.ts'
import { marginOf, smallestViewedMargin, type HkPrice } from '../base/odds.ts'
import type { MatchGameType } from './game-types.ts'
import { countsDraw, playOf, hasOddsTypes, type PlayCode } from './plays.ts'
import { fixedSides, goalBands, type Side } from './sides.ts'

/** All sides of a play; null where their number depends on the feed. */
const allSides = (
  gameType: MatchGameType,
  play: PlayCode,
  listed: ReadonlyMap<Side, HkPrice>,
): readonly Side[] | null => {
  const { family, period } = playOf(play)
  if (family === 'total-goals') return Object.keys(goalBands(period))
  if (family === 'winner' && !countsDraw(gameType, play) && !listed.has('N')) return ['H', 'C']
  return fixedSides[family] ?? null
}

/**
 * Whether the prices of a market leave the book a margin when each is bet in its best odds type.
 * A market that has no price for one of its sides cannot be judged.
 */
export const keepsMargin = (
  gameType: MatchGameType,
  play: PlayCode,
  listed: ReadonlyMap<Side, HkPrice>,
): boolean => {
  const sides = allSides(gameType, play, listed)
  const prices = sides?.flatMap((side) => listed.get(side) ?? []) ?? []
  if (sides === null || prices.length < sides.length) return true
  const least = hasOddsTypes(play) ? smallestViewedMargin : zero
  return compare(marginOf(prices, ['H']), least) >= 0
}
