import { otherSide, type Pair, type Side } from '@xinghe/rules/sports/feed/pair.ts'
import type { Parameters } from '../match/match.ts'
import { servedChance } from './points.ts'
import { finishes, homeChance, type Finish, type Race } from './race.ts'
import type { SetModel } from './set-model.ts'

const tieBreakGames = 6
// At the cap the next point decides; no match reaches it in practice.
export const tieBreakRace: Race = { points: 7, lead: 2, cap: 24 }
export const gameRace: Race = { points: 4, lead: 2, cap: 20 }

export const isTieBreak = ([home, away]: Pair): boolean =>
  home === tieBreakGames && away === tieBreakGames

/** In a tie-break the first point is served by `first`, then each side serves two. */
export const tieBreakServer = (first: Side, played: number): Side =>
  Math.floor((played + 1) / 2) % 2 === 0 ? first : otherSide(first)

/** The home side's chance of a game from a score of points. */
const gameChance = (point: number, points: Pair): number =>
  homeChance(finishes(gameRace, points, () => point))

const tieBreakChance = (
  rules: SetModel,
  parameters: Parameters,
  first: Side,
  points: Pair,
): number => {
  const serving = {
    H: servedChance(rules, parameters, 'H'),
    C: servedChance(rules, parameters, 'C'),
  }
  return homeChance(
    finishes(tieBreakRace, points, (played) => serving[tieBreakServer(first, played)]),
  )
}

export const gamesRace: Race = { points: 6, lead: 2, cap: 7 }

/**
 * Final scores of a set, in games. `server` serves the running game, or served first in the running
 * tie-break; `points` is its score.
 */
export const tennisFinishes = (
  rules: SetModel,
  parameters: Parameters,
  games: Pair,
  points: Pair,
  server: Side,
): Finish[] => {
  const now = games[0] + games[1]
  const serverOf = (played: number): Side => ((played - now) % 2 === 0 ? server : otherSide(server))
  const chances = {
    H: gameChance(servedChance(rules, parameters, 'H'), [0, 0]),
    C: gameChance(servedChance(rules, parameters, 'C'), [0, 0]),
  }
  return finishes(gamesRace, games, (played) => {
    const serving = serverOf(played)
    if (played === 2 * tieBreakGames) {
      return tieBreakChance(rules, parameters, serving, played === now ? points : [0, 0])
    }
    return played === now
      ? gameChance(servedChance(rules, parameters, serving), points)
      : chances[serving]
  })
}
