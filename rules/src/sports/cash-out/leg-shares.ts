import { continuations } from '../continuations.ts'
import type { Discipline } from '../feed/discipline.ts'
import type { Spread } from '../feed/spread.ts'
import type { Line } from '../line.ts'
import { tallyOf, type MatchResult } from '../match-result.ts'
import { countsFromBet, hasLine, playOf, type PlayCode } from '../plays.ts'
import { legOutcome, type LegTerms } from '../settle.ts'
import { chancesLeft } from '../undecided.ts'
import { sharesOfChance, sharesOfSpread, type ExpectedShares } from './expected-shares.ts'
import { fairChance, type PossibleSide } from './fair-chance.ts'

/** A market on offer now, with all its sides. */
export interface StandingMarket {
  readonly play: PlayCode
  readonly line: Line | null
  readonly goalNumber: number | null
  readonly sides: readonly PossibleSide[]
}

/** What a match offers now in the play group of a leg. */
export interface StandingOffer {
  readonly discipline: Discipline
  /** Empty before the match. */
  readonly result: MatchResult
  readonly markets: readonly StandingMarket[]
  /** Null where the feed sends none for this group. */
  readonly spread: Spread | null
}

/** A side without a price may be one that the score has ruled out. */
const possibleSides = (
  leg: LegTerms,
  { sides }: StandingMarket,
  { discipline, result }: StandingOffer,
): PossibleSide[] =>
  sides.filter(({ side, hk }) => hk > 0 || chancesLeft({ ...leg, side }, discipline, result).canWin)

/** Where a push is possible, prices without the draw do not tell how likely it is. */
const canPush = (leg: LegTerms, { discipline, result }: StandingOffer): boolean => {
  for (const end of continuations(discipline, leg.play, result))
    if (legOutcome(leg, end)?.result === 'P') return true
  return false
}

/** The leg's line as a market of this play writes it now: in-play football counts from the current score. */
const lineNow = (leg: LegTerms, play: PlayCode, result: MatchResult): Line | null => {
  if (leg.line === null || playOf(play).family !== 'handicap') return leg.line
  const { unit, period } = playOf(play)
  const now = countsFromBet(leg.gameType, play) ? tallyOf(result, unit, period) : null
  const marginNow = now === null ? 0 : now.home - now.away
  const marginAtBet = leg.scoreAtBet === null ? 0 : leg.scoreAtBet.home - leg.scoreAtBet.away
  return leg.line + 4 * (marginNow - marginAtBet)
}

const isHalfLine = (line: Line | null): boolean => line !== null && Math.abs(line % 4) === 2

/** Without a spread only a line that cannot push is valued, and only while exactly this line is on offer. */
const lineShares = (leg: LegTerms, offer: StandingOffer): ExpectedShares | null => {
  if (offer.spread !== null) return sharesOfSpread(leg, offer.spread)
  const market = offer.markets.find(
    ({ play, line }) => isHalfLine(line) && line === lineNow(leg, play, offer.result),
  )
  const chance = market === undefined ? null : fairChance(market.sides, leg.side)
  return chance === null ? null : sharesOfChance(chance)
}

const choiceShares = (leg: LegTerms, offer: StandingOffer): ExpectedShares | null => {
  const market = offer.markets.find(({ goalNumber }) => goalNumber === leg.goalNumber)
  if (market === undefined) return null
  if (playOf(leg.play).family === 'winner' && canPush(leg, offer)) return null
  const chance = fairChance(possibleSides(leg, market, offer), leg.side)
  return chance === null ? null : sharesOfChance(chance)
}

/** What an undecided leg of a match is expected to win and to lose; null where the offer does not tell. */
export const expectedShares = (leg: LegTerms, offer: StandingOffer): ExpectedShares | null =>
  hasLine(leg.play) ? lineShares(leg, offer) : choiceShares(leg, offer)
