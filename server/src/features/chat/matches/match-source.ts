import type { Instant } from '@xinghe/rules/base/instant.ts'

export interface MatchMoment {
  readonly kind: string
  readonly side: 'H' | 'C' | null
  readonly value: number
}

/** A running match as this process's book has it. */
export interface MatchNow {
  readonly home: string
  readonly away: string
  readonly homeScore: number
  readonly awayScore: number
  /** As the boards show it. */
  readonly clock: string
  readonly reportedAt: Instant
  /** The latest event. */
  readonly moment: MatchMoment | null
}

/** The matches of the sportsbook, which is another feature. */
export interface MatchSource {
  /** Null for a match that is not running. */
  read(gide: string): MatchNow | null
  onChange(listener: (gide: string) => void): () => void
}
