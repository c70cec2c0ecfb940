import type { WantedPick } from '@xinghe/contract/sports-pick.ts'
import { oddsOf, oddsTypeFor, type OddsType } from '@xinghe/rules/base/odds.ts'
import { no, ok, type Result } from '@xinghe/rules/base/result.ts'
import {
  acceptPick,
  confirmDelayMs,
  type AcceptanceFault,
  type PriceChangePolicy,
} from '@xinghe/rules/sports/acceptance.ts'
import type { Bet } from '@xinghe/rules/sports/bet.ts'
import { tallyOf, type Score } from '@xinghe/rules/sports/match-result.ts'
import { sportPayoutKindOf } from '@xinghe/rules/sports/payout-caps.ts'
import { countsFromBet, playOf, hasOddsTypes } from '@xinghe/rules/sports/plays.ts'
import { seriesFault, type SeriesFault } from '@xinghe/rules/sports/slip/check.ts'
import type { Book, PickOffer } from '../book/book.ts'
import { betOfLegs, type StoredLeg } from '../orders/stored-leg.ts'
import type { WantedBet } from '../orders/order.ts'

/** A bet at the prices at which the book takes it now. */
export interface PricedBet {
  readonly bet: Bet
  readonly legs: readonly StoredLeg[]
  /** How long it is confirming; zero where no leg is in play. */
  readonly confirmMs: number
}

export interface PricingTerms {
  readonly policy: PriceChangePolicy
  /** The view in which the member wants a leg of a single; a combination multiplies Hong Kong prices. */
  readonly oddsTypeOf: (leg: number) => OddsType
}

export type PriceFault = AcceptanceFault | SeriesFault

/** The facts of a match or title that a leg stores. */
export type LegFacts = Pick<
  PickOffer,
  'gameType' | 'discipline' | 'drawOffered' | 'isNew' | 'sideName'
>

export const legOf = (
  pick: WantedPick,
  { gameType, discipline, drawOffered, isNew, sideName }: LegFacts,
  scoreAtBet: Score | null,
  view: OddsType,
): StoredLeg => ({
  matchId: pick.matchId,
  marketId: pick.marketId,
  gameType,
  play: pick.play,
  side: pick.side,
  line: pick.line,
  scoreAtBet: countsFromBet(gameType, pick.play) ? scoreAtBet : null,
  drawOffered,
  goalNumber: pick.goalNumber,
  hk: pick.hk,
  odds: oddsOf(pick.hk, oddsTypeFor(view, hasOddsTypes(pick.play), pick.hk)),
  capKind: sportPayoutKindOf(gameType, discipline),
  ...(isNew ? { isNew } : {}),
  sideName,
})

/** The score of the play's own period: goals before the bet may not count. */
const periodScore = ({ play, report }: PickOffer): Score | null => {
  if (report === null) return null
  const { home, away } = tallyOf(report, playOf(play).unit, playOf(play).period)
  return { home, away }
}

export const priceLeg = (
  book: Book,
  { code, picks }: WantedBet,
  pick: WantedPick,
  policy: PriceChangePolicy,
  view: OddsType,
): Result<StoredLeg, PriceFault> => {
  const fault = code === 'single' ? null : seriesFault(pick, picks)
  if (fault !== null) return no(fault)
  if (!book.feedAlive()) return no('feed-silent')
  const offer = book.pickOffer(pick)
  // The market id does not belong to the play or goal of the pick: our board did not send it.
  if (offer === null || offer.play !== pick.play || offer.goalNumber !== pick.goalNumber)
    return no('market-closed')
  const taken = acceptPick(pick, offer, { policy, oddsType: view })
  if (!taken.ok) return taken
  return ok(legOf({ ...pick, hk: taken.value }, offer, periodScore(offer), view))
}

export const viewOf = ({ code }: WantedBet, { oddsTypeOf }: PricingTerms, leg: number): OddsType =>
  code === 'single' ? oddsTypeOf(leg) : 'H'

const confirmMsOf = (legs: readonly StoredLeg[]): number =>
  Math.max(
    0,
    ...legs.map(({ gameType, play }) => (playOf(play).inPlay ? confirmDelayMs(gameType) : 0)),
  )

/** The bet at current prices, or the fault of the first leg that cannot be had. */
export const priceBet = (
  book: Book,
  wanted: WantedBet,
  terms: PricingTerms,
): Result<PricedBet, PriceFault> => {
  const legs: StoredLeg[] = []
  for (const [at, pick] of wanted.picks.entries()) {
    const leg = priceLeg(book, wanted, pick, terms.policy, viewOf(wanted, terms, at))
    if (!leg.ok) return leg
    legs.push(leg.value)
  }
  const bet = betOfLegs(wanted.code, wanted.stake, legs)
  return ok({ bet, legs, confirmMs: confirmMsOf(legs) })
}
