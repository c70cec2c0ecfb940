import type { Market } from '@xinghe/contract/sports-market.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'

type Winner = 'home' | 'away' | 'draw' | 'other'

const winnerOf = (side: string): Winner => {
  const [home, away] = side.split('-').map(Number)
  if (home === undefined || away === undefined || Number.isNaN(home + away)) return 'other'
  if (home === away) return 'draw'
  return home > away ? 'home' : 'away'
}

/** What the winner scored first, then the loser: 1-0, 2-0, 2-1, 3-0. */
const rank = (side: string): number => {
  const goals = side.split('-').map(Number)
  return Math.max(...goals) * 10 + Math.min(...goals)
}

/**
 * Scores as members look for them: those of the home side, the draws, those of the away side. Where a line
 * has room for more than one side's, the draws stand at its end, half of them above the others.
 */
export const orderedScores = (sides: readonly string[], columns: number): readonly string[] => {
  const of = (winner: Winner): readonly string[] =>
    sides
      .filter((side) => winnerOf(side) === winner)
      .toSorted((one, other) => rank(one) - rank(other))
  const home = of('home')
  const draws = of('draw')
  const beside = columns > home.length ? columns - home.length : draws.length
  return [
    ...home,
    ...draws.slice(0, beside),
    ...of('away'),
    ...draws.slice(beside),
    ...sides.filter((side) => winnerOf(side) === 'other'),
  ]
}

/** The sides of a market as they are drawn in lines of so many columns. */
export const orderedSides = (market: Market, columns: number): readonly string[] =>
  playOf(market.play).family === 'correct-score'
    ? orderedScores(market.sides, columns)
    : market.sides
