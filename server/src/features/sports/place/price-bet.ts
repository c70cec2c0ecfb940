import { oddsOf, oddsTypeFor, type HkPrice, type OddsType } from '@xinghe/rules/base/odds.ts'
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
import { countsFromBet, playOf, takesViews } from '@xinghe/rules/sports/plays.ts'
import { seriesFault, type SeriesFault } from '@xinghe/rules/sports/slip-check.ts'
import type { Book, PickStanding } from '../book/book.ts'
import { betOfLegs, type KeptLeg } from '../kept-leg.ts'
import type { WantedBet, WantedPick } from './order.ts'

export interface PricedBet {
  readonly bet: Bet
  readonly legs: readonly KeptLeg[]
  /** How long it is confirming; zero where no leg is in play. */
  readonly confirmMs: number
}

export interface PricingTerms {
  readonly policy: PriceChangePolicy
  /** The view in which the member wants a leg; a combination multiplies Hong Kong prices. */
  readonly oddsTypeOf: (leg: number) => OddsType
}

type Standings = Pick<Book, 'feedAlive' | 'standing'>

/** The score of the play's own period, where what was scored before does not count. */
const scoreAtBet = ({ gameType, play, report }: PickStanding): Score | null => {
  if (report === null || !countsFromBet(gameType, play)) return null
  const { home, away } = tallyOf(report, playOf(play).unit, playOf(play).period)
  return { home, away }
}

const legOf = (
  pick: WantedPick,
  standing: PickStanding,
  hk: HkPrice,
  wanted: OddsType,
): KeptLeg => {
  const { play } = standing
  return {
    matchId: pick.matchId,
    marketId: pick.marketId,
    gameType: standing.gameType,
    play,
    side: pick.side,
    line: standing.line,
    scoreAtBet: scoreAtBet(standing),
    drawOffered: standing.drawOffered,
    goalNumber: standing.goalNumber,
    hk,
    odds: oddsOf(hk, oddsTypeFor(wanted, takesViews(play), hk)),
    capKind: sportPayoutKindOf(standing.gameType, standing.discipline),
    sideName: standing.sideName,
  }
}

const takeLeg = (
  book: Standings,
  pick: WantedPick,
  policy: PriceChangePolicy,
  wanted: OddsType,
): Result<KeptLeg, AcceptanceFault> => {
  if (!book.feedAlive()) return no('feed-silent')
  const standing = book.standing(pick)
  // An id that says another play or goal than the pick was not made by our board.
  if (standing === null || standing.play !== pick.play || standing.goalNumber !== pick.goalNumber)
    return no('market-closed')
  const taken = acceptPick(pick, standing, policy)
  return taken.ok ? ok(legOf(pick, standing, taken.value, wanted)) : taken
}

const confirmMsOf = (legs: readonly KeptLeg[]): number =>
  Math.max(
    0,
    ...legs.map(({ gameType, play }) => (playOf(play).inPlay ? confirmDelayMs(gameType) : 0)),
  )

/** The bet at the prices of this moment, or the first reason why it cannot be had. */
export const priceBet = (
  book: Standings,
  { code, stake, picks }: WantedBet,
  { policy, oddsTypeOf }: PricingTerms,
): Result<PricedBet, AcceptanceFault | SeriesFault> => {
  const legs: KeptLeg[] = []
  for (const [at, pick] of picks.entries()) {
    const fault = code === 'single' ? null : seriesFault(pick, picks)
    if (fault !== null) return no(fault)
    const leg = takeLeg(book, pick, policy, code === 'single' ? oddsTypeOf(at) : 'H')
    if (!leg.ok) return leg
    legs.push(leg.value)
  }
  return ok({ bet: betOfLegs(code, stake, legs), legs, confirmMs: confirmMsOf(legs) })
}
