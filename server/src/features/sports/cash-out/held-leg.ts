import { isVoidForGood } from '@xinghe/rules/sports/outcome.ts'
import { playGroup } from '@xinghe/rules/sports/plays.ts'
import { readMarketId, type Book } from '../book/book.ts'
import type { JudgedLeg } from './leg-standing.ts'

/** Whether the market is one of those that the leg's value comes from. */
const isValuing = (marketId: string, { play, goalNumber }: JudgedLeg['leg']): boolean => {
  const market = readMarketId(marketId)
  return (
    market !== null &&
    playGroup(market.play) === playGroup(play) &&
    (goalNumber === null || goalNumber === market.goalNumber)
  )
}

/**
 * Whether an operator holds the leg's match or market. An undecided leg is valued by all markets of its play group,
 * before the match and in play, so that a hold of one of them is enough, on offer or not. A leg that is void for good
 * is not held: an operator who voids a market holds it too, but what the leg pays is certain.
 */
export const isLegHeld = (
  book: Pick<Book, 'holdsOf'>,
  { leg, outcome }: Pick<JudgedLeg, 'leg' | 'outcome'>,
): boolean => {
  const held = book.holdsOf(leg.matchId)
  if (held.size === 0 || (outcome !== null && isVoidForGood(outcome))) return false
  if (held.has('') || held.has(leg.marketId)) return true
  return outcome === null && [...held].some((marketId) => isValuing(marketId, leg))
}
