import { compare, one } from '../../base/fraction.ts'
import { isHkPrice, oddsOf } from '../../base/odds.ts'
import type { MatchGameType } from '../game-types.ts'
import { tallyOf } from '../match-result.ts'
import { countsFromBet, playOf } from '../plays.ts'
import type { LegTerms } from '../settle.ts'
import { sharesOfSpread } from './expected-shares.ts'
import type { StandingMarket, StandingOffer } from './leg-shares.ts'
import { expectedFactor } from './value.ts'

/** A bet on a side of this market, placed now. */
const betNow = (
  gameType: MatchGameType,
  { play, line, goalNumber }: StandingMarket,
  side: string,
  { result }: StandingOffer,
): LegTerms => {
  const { unit, period } = playOf(play)
  const scoreAtBet = countsFromBet(gameType, play) ? tallyOf(result, unit, period) : null
  return { gameType, play, side, line, goalNumber, scoreAtBet, drawOffered: false }
}

/**
 * Whether the spread gives no price on offer an expected gain. One that does contradicts the prices: a member
 * could bet at the price and cash out by the spread.
 */
export const spreadAgrees = (gameType: MatchGameType, offer: StandingOffer): boolean => {
  const { markets, spread } = offer
  if (spread === null) return true
  return markets.every((market) =>
    market.sides.every(({ side, hk }) => {
      if (!isHkPrice(hk)) return true
      const shares = sharesOfSpread(betNow(gameType, market, side, offer), spread)
      return compare(expectedFactor(oddsOf(hk, 'E'), shares), one) <= 0
    }),
  )
}
