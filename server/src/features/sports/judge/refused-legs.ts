import type { WantedPick } from '@xinghe/contract/sports-pick.ts'
import type { Book } from '../book/book.ts'
import type { OrderedLeg, WantedBet } from '../orders/order.ts'
import {
  legOf,
  priceLeg,
  viewOf,
  type LegFacts,
  type PriceFault,
  type PricingTerms,
} from './price-bet.ts'

/** Null where the book does not know the match: the id may be invented. */
const factsOf = (book: Book, { matchId, marketId, side }: WantedPick): LegFacts | null => {
  const match = book.match(matchId)
  if (match !== null) {
    const isNew = match.markets.get(marketId)?.isNew ?? false
    return { ...match.fixture, drawOffered: match.drawOffered, isNew, sideName: null }
  }
  const known = book.champion(matchId)
  if (known === null) return null
  const { champion: title, isNew } = known
  const sideName = title.runners.find(({ id }) => id === side)?.name ?? null
  return { ...title, drawOffered: false, isNew, sideName }
}

/** Why this leg cannot be had now; null where it can. */
export const legFault = (
  book: Book,
  wanted: WantedBet,
  leg: number,
  terms: PricingTerms,
): PriceFault | null => {
  const pick = wanted.picks[leg]
  if (pick === undefined) return null
  const priced = priceLeg(book, wanted, pick, terms.policy, viewOf(wanted, terms, leg))
  return priced.ok ? null : priced.reason
}

/** The legs of a refused bet as the member saw them, each with its own fault. */
export const refusedLegs = (book: Book, wanted: WantedBet, terms: PricingTerms): OrderedLeg[] =>
  wanted.picks.flatMap((pick, at) => {
    const facts = factsOf(book, pick)
    if (facts === null) return []
    const leg = legOf(pick, facts, pick.live?.score ?? null, viewOf(wanted, terms, at))
    const fault = legFault(book, wanted, at, terms)
    return [fault === null ? leg : { ...leg, refusedWhy: fault }]
  })
