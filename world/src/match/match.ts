import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Rng } from '@xinghe/rules/base/rng.ts'
import type { Discipline } from '@xinghe/rules/sports/feed/discipline.ts'
import type { NameManner } from '../names/regions.ts'

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
  /** How its players are named. */
  readonly manner: NameManner
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
  /** Numbered through all seasons; round and pair identify the match in its league. */
  readonly round: number
  readonly home: Team
  readonly away: Team
  readonly kickOff: Instant
  /** Seconds of match time that pass in one second. */
  readonly clockRate: number
  /** Seed of what need not be secret: drift of prices, length of stoppages. */
  readonly seed: number
  /** The generator of the match's course; each call restarts it. */
  readonly course: () => Rng
}

/** Parameters of the pricing model; the random walk before kick-off moves only these. */
export interface Parameters {
  /** Log superiority of the home side. */
  readonly edge: number
  /** Factor on scoring, around 1. */
  readonly pace: number
}
