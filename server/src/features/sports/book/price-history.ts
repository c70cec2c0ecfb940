import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { MatchGameType } from '@xinghe/rules/sports/game-types.ts'
import { countsFromBet, playGroup } from '@xinghe/rules/sports/plays.ts'
import type { MarketShape } from './match-offer.ts'
import type { LoggedOffer, PriceLog } from './price-log.ts'

/** How the prices of one market moved. */
export interface PriceHistory {
  readonly sides: readonly string[]
  /** Oldest first; prices in the order of the sides, 0 where the side was not on offer. */
  readonly samples: readonly { readonly at: Instant; readonly prices: readonly number[] }[]
}

/**
 * A market continues from before the match into play under another code, except handicaps that cover the
 * rest of the match: their line means something else after each goal.
 */
const isContinuation = (
  gameType: MatchGameType,
  { play, line, goalNumber }: MarketShape,
  other: MarketShape,
): boolean =>
  line === other.line &&
  goalNumber === other.goalNumber &&
  (play === other.play ||
    (playGroup(play) === playGroup(other.play) &&
      !countsFromBet(gameType, play) &&
      !countsFromBet(gameType, other.play)))

const pricesIn = (
  { shapes, prices }: LoggedOffer,
  isWanted: (shape: MarketShape) => boolean,
  sides: readonly string[],
): readonly number[] | null => {
  let first = 0
  for (const shape of shapes) {
    if (isWanted(shape))
      return sides.map((side) => {
        const place = shape.sides.indexOf(side)
        return place === -1 ? 0 : (prices[first + place] ?? 0)
      })
    first += shape.sides.length
  }
  return null
}

/** The history of a market in the samples of its match. */
export const historyOf = (
  log: PriceLog,
  gameType: MatchGameType,
  market: MarketShape,
): PriceHistory => {
  const { sides } = market
  const samples = log.flatMap((sample) => {
    const prices = pricesIn(sample, (shape) => isContinuation(gameType, market, shape), sides)
    return prices === null ? [] : [{ at: sample.at, prices }]
  })
  return { sides, samples }
}
