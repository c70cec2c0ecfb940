import type { RoadRound } from './road-round.ts'

export interface ShoeStatistics {
  readonly rounds: number
  readonly red: number
  readonly blue: number
  readonly tie: number
  readonly redPair: number
  readonly bluePair: number
}

export const shoeStatistics = (rounds: readonly RoadRound[]): ShoeStatistics => {
  const count = (is: (round: RoadRound) => boolean): number => rounds.filter(is).length
  return {
    rounds: rounds.length,
    red: count(({ side }) => side === 'red'),
    blue: count(({ side }) => side === 'blue'),
    tie: count(({ side }) => side === 'tie'),
    redPair: count(({ redPair }) => redPair),
    bluePair: count(({ bluePair }) => bluePair),
  }
}
