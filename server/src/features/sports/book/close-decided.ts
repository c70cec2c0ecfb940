import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import type { Fixture } from '@xinghe/rules/sports/feed/messages.ts'
import { tallyOf } from '@xinghe/rules/sports/match-result.ts'
import { countsDraw, countsFromBet, playOf } from '@xinghe/rules/sports/plays.ts'
import { isUndecided } from '@xinghe/rules/sports/undecided.ts'
import type { MarketShape, MatchOffer } from './match-offer.ts'

const isOpen = (
  { gameType, discipline }: Fixture,
  report: MatchReport,
  { play, line, goalNumber, sides }: MarketShape,
  side: string,
): boolean => {
  const { unit, period } = playOf(play)
  const drawOffered = countsDraw(gameType, play) || sides.includes('N')
  const scoreAtBet = countsFromBet(gameType, play) ? tallyOf(report, unit, period) : null
  const leg = { gameType, play, side, line, scoreAtBet, drawOffered, goalNumber }
  return isUndecided(leg, discipline, report)
}

/** Removes the price of every side that the score has decided, according to the settlement rules. */
export const closeDecided = (
  offer: MatchOffer,
  fixture: Fixture,
  report: MatchReport,
): MatchOffer => {
  const prices = [...offer.prices]
  let place = 0
  for (const shape of offer.shapes) {
    for (const side of shape.sides) {
      if (prices[place] !== 0 && !isOpen(fixture, report, shape, side)) prices[place] = 0
      place++
    }
  }
  return { shapes: offer.shapes, prices }
}
