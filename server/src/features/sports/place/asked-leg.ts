import { oddsOf, oddsTypeFor, type OddsType } from '@xinghe/rules/base/odds.ts'
import type { PriceChangePolicy } from '@xinghe/rules/sports/acceptance.ts'
import { sportPayoutKindOf } from '@xinghe/rules/sports/payout-caps.ts'
import { countsFromBet, takesViews } from '@xinghe/rules/sports/plays.ts'
import { seriesFault } from '@xinghe/rules/sports/slip-check.ts'
import type { Book } from '../book/book.ts'
import type { KeptLeg } from '../kept-leg.ts'
import type { OrderFault, OrderedLeg, WantedBet, WantedPick } from './order.ts'
import { priceBet } from './price-bet.ts'

/** Why this pick of a bet cannot be had now; null where it is not the one that stands in the way. */
export const pickFault = (
  book: Book,
  { code, stake, picks }: WantedBet,
  pick: WantedPick,
  policy: PriceChangePolicy,
): OrderFault | null => {
  const fault = code === 'single' ? null : seriesFault(pick, picks)
  if (fault !== null) return fault
  const alone = { code: 'single', stake, picks: [pick] }
  const priced = priceBet(book, alone, { policy, oddsTypeOf: () => 'E' })
  return priced.ok ? null : priced.reason
}

/** A pick as its member saw it; null where the book knows nothing of its match: anyone can make up an id. */
const askedLeg = (book: Book, pick: WantedPick, wanted: OddsType): KeptLeg | null => {
  const match = book.match(pick.matchId)
  const title = match === null ? (book.champion(pick.matchId)?.champion ?? null) : null
  const known = match?.fixture ?? title
  if (known === null) return null
  const { gameType, discipline } = known
  const { matchId, marketId, play, side, line, goalNumber, hk, live } = pick
  return {
    matchId,
    marketId,
    gameType,
    play,
    side,
    line,
    scoreAtBet: countsFromBet(gameType, play) ? (live?.score ?? null) : null,
    drawOffered: match?.drawOffered ?? false,
    goalNumber,
    hk,
    odds: oddsOf(hk, oddsTypeFor(wanted, takesViews(play), hk)),
    capKind: sportPayoutKindOf(gameType, discipline),
    sideName: title?.runners.find(({ id }) => id === side)?.name ?? null,
  }
}

/** What a refused bet was to be on, each leg with what stood in its way. */
export const askedLegs = (
  book: Book,
  wanted: WantedBet,
  { policy, oddsType }: { readonly policy: PriceChangePolicy; readonly oddsType: OddsType },
): readonly OrderedLeg[] =>
  wanted.picks.flatMap((pick) => {
    const leg = askedLeg(book, pick, wanted.code === 'single' ? oddsType : 'H')
    if (leg === null) return []
    const refusedWhy = pickFault(book, wanted, pick, policy)
    return [refusedWhy === null ? leg : { ...leg, refusedWhy }]
  })
