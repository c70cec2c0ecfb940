import type { Instant } from '../../base/instant.ts'
import type { FixtureSide } from './messages.ts'
import type { Pair } from './pair.ts'

/** An earlier match of the league. */
export interface PastMatch {
  readonly matchId: string
  readonly season: number
  readonly kickOff: Instant
  readonly home: FixtureSide
  readonly away: FixtureSide
  /** Null for an annulled match, which counts in no table. */
  readonly score: Pair | null
  /** Not played to its end. Its score counts in the table, but it has no winner in the form. */
  readonly abandoned: boolean
}

/** Goalkeeper, defender, midfielder, forward. */
export const positions = ['GK', 'DF', 'MF', 'FW'] as const
export type Position = (typeof positions)[number]

export interface Player {
  readonly number: number
  readonly name: string
  readonly position: Position
}

export interface LineUp {
  /** Outfield players by row from the back: `4-2-3-1`. */
  readonly formation: string
  /** The goalkeeper, then the rows of the formation, each from the left. */
  readonly starters: readonly Player[]
  readonly bench: readonly Player[]
}

export interface LineUps {
  /** Until then the line-ups are probable ones. */
  readonly announced: boolean
  readonly announcedAt: Instant
  readonly home: LineUp
  readonly away: LineUp
}

/** History, table and line-ups of a match, as of its kick-off. */
export interface MatchPreview {
  readonly season: number
  readonly home: FixtureSide
  readonly away: FixtureSide
  /** All teams of the league's season, including teams that have not played yet. */
  readonly sides: readonly FixtureSide[]
  /**
   * All matches of the season, the last six of either side and the last six between them, as far as they had
   * ended by kick-off; in any order.
   */
  readonly history: readonly PastMatch[]
  /** Null in sports without line-ups. */
  readonly lineUps: LineUps | null
  /** The players are invented. */
  readonly simulated: boolean
}
