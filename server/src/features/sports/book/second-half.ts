import { isFootball } from '@xinghe/rules/sports/game-types.ts'
import { playOf, type PlayFamily } from '@xinghe/rules/sports/plays.ts'
import type { BookMatch } from './book.ts'
import type { MarketShape } from './match-offer.ts'

/** The markets of the first half are decided: the board has room for others in their columns. */
export const isFirstHalfOver = ({ fixture, running, report }: BookMatch): boolean =>
  running && isFootball(fixture.gameType) && report?.tallies.score?.half?.final === true

const isFullTime = ({ play }: MarketShape, family: PlayFamily): boolean => {
  const known = playOf(play)
  return known.family === family && known.period === 'full' && known.unit === 'score'
}

/** The line nearest to the main one; of two that are equally near, the lower. */
const otherLine = (match: BookMatch, family: PlayFamily): number | null => {
  const offered = match.offeredWhere((market) => isFullTime(market, family))
  const main = offered.find((market) => market.main)?.line ?? null
  if (main === null) return null
  const awayFrom = (line: number): number => Math.abs(line - main)
  const [nearest] = offered
    .flatMap((market) => (market.main || market.line === null ? [] : market.line))
    .toSorted((one, other) => awayFrom(one) - awayFrom(other) || one - other)
  return nearest ?? null
}

/** The next goal, and one more line of the handicap and of the total. */
export const secondHalfMarkets = (match: BookMatch): ((market: MarketShape) => boolean) => {
  const handicap = otherLine(match, 'handicap')
  const total = otherLine(match, 'total')
  return (market) =>
    isFullTime(market, 'next-goal') ||
    (market.line !== null &&
      ((market.line === handicap && isFullTime(market, 'handicap')) ||
        (market.line === total && isFullTime(market, 'total'))))
}
