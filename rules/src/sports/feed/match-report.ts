import type { Pair, Side } from './pair.ts'

/** `interrupted`: broken off in the middle of a period. */
export type Phase = 'before' | 'running' | 'break' | 'ended' | 'interrupted'

/** Counts of one period of the match; `final` once they cannot change. */
export interface ReportTally {
  readonly home: number
  readonly away: number
  readonly final: boolean
}

type SpanName = 'full' | 'half' | 'q1' | 'q2' | 'q3' | 'q4'
export type Tallies = Readonly<Partial<Record<SpanName, ReportTally>>>

/** State of a match, running or ended, for settlement and scoreboard. */
export interface MatchReport {
  readonly phase: Phase
  readonly period: number
  /** Match seconds since kick-off and at the start of the period. */
  readonly seconds: number
  readonly periodStartSeconds: number
  /** `score` decides the match; `points` is the unit below sets; `q1`… are quarters or sets. */
  readonly tallies: Readonly<Partial<Record<'score' | 'points' | 'corners', Tallies>>>
  /** The scoring side of each goal, in order; football only. */
  readonly goals: readonly Side[]
  readonly periods: readonly Pair[]
  readonly game: Pair
  readonly server: Side | null
  readonly yellows: Pair
  readonly reds: Pair
}
