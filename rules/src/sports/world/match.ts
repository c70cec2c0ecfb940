import type { Instant } from '../../base/instant.ts'
import type { Rng } from '../../base/rng.ts'
import type { Discipline } from './discipline.ts'

/** Home and away, as the board writes them. */
export type Side = 'H' | 'C'

/** Home first, away second. */
export type Pair = readonly [home: number, away: number]

export interface Team {
  readonly id: string
  readonly name: string
  /** Log scale around 0; the difference of two teams drives every model. */
  readonly strength: number
  /** Log scale around 0; above it the team's matches see more scoring. */
  readonly style: number
}

export interface League {
  readonly id: string
  readonly discipline: Discipline
  readonly name: string
  readonly teams: readonly Team[]
  /** Minutes after Monday 00:00 GMT+8 at which the rounds of one week begin; virtual: the first. */
  readonly roundMinutes: readonly number[]
  /** The matches of a round start in this many waves, `waveMinutes` apart. */
  readonly waves: number
  readonly waveMinutes: number
  /** Added to the strength of the side that plays at home. */
  readonly homeAdvantage: number
  readonly hasChampion: boolean
}

export interface Match {
  readonly id: string
  readonly league: League
  readonly season: number
  /** Counted through all seasons; with the pair it is the match's stable name in its league. */
  readonly round: number
  readonly home: Team
  readonly away: Team
  readonly kickOff: Instant
  /** Seconds of match time that pass in one second. */
  readonly clockRate: number
  /** Fixes what anyone may find out: how prices drift, how long the stoppages are. */
  readonly seed: number
  /** The chance by which the match goes, from its start each time it is asked for. */
  readonly course: () => Rng
}

/** What a model is told about the two sides; the walk before kick-off moves these and nothing else. */
export interface Parameters {
  /** Log superiority of the home side. */
  readonly edge: number
  /** Factor on scoring, around 1. */
  readonly pace: number
}

export const otherSide = (side: Side): Side => (side === 'H' ? 'C' : 'H')

export const addTo = (pair: Pair, side: Side, value: number): Pair =>
  side === 'H' ? [pair[0] + value, pair[1]] : [pair[0], pair[1] + value]

export const sumOf = (pairs: readonly Pair[]): Pair => {
  let [home, away] = [0, 0]
  for (const pair of pairs) {
    home += pair[0]
    away += pair[1]
  }
  return [home, away]
}
