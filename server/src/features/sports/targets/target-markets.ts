import { playCodes, playGroup, type PlayCode } from '@xinghe/rules/sports/plays.ts'
import { marketIdOf, type Book, type PickOffer } from '../book/book.ts'
import type { WaitingTarget } from './store-target.ts'

const codesOf = new Map<string, readonly PlayCode[]>(
  [...Map.groupBy(playCodes, playGroup)].map(([group, codes]) => [group, codes]),
)

/**
 * The offer of a target now: a target goes on when the match begins, in the in-play market of the same play,
 * line and goal. Null while none of them is on offer.
 */
export const targetOffer = (book: Book, target: Omit<WaitingTarget, 'id'>): PickOffer | null => {
  const { matchId, play, line, goalNumber, side } = target
  for (const code of codesOf.get(playGroup(play)) ?? []) {
    const marketId = marketIdOf(matchId, code, line, goalNumber)
    const offer = book.pickOffer({ matchId, marketId, side })
    if (offer !== null && offer.state === 'open' && offer.feedAlive) return offer
  }
  return null
}
