import type { Period, Unit } from './plays.ts'

export interface Score {
  readonly home: number
  readonly away: number
}

/** Counts of a period so far; `final` once they cannot change. */
export interface Tally extends Score {
  readonly final: boolean
}

/**
 * Input of settlement for a match, running or ended. `full` is the scope that the sport's rules count:
 * ninety minutes with added time in football, overtime included in basketball.
 */
export interface MatchResult {
  readonly tallies: Readonly<Partial<Record<Unit, Readonly<Partial<Record<Period, Tally>>>>>>
  /** The scoring side of each goal, in order; an own goal counts for the opponent. */
  readonly goals: readonly ('H' | 'C')[]
}

const notBegun: Tally = { home: 0, away: 0, final: false }

export const tallyOf = (result: MatchResult, unit: Unit, period: Period): Tally =>
  result.tallies[unit]?.[period] ?? notBegun

export const totalOf = ({ home, away }: Score): number => home + away

/** The side that is ahead; N when neither is. */
export const leaderOf = ({ home, away }: Score): 'H' | 'C' | 'N' => {
  if (home === away) return 'N'
  return home > away ? 'H' : 'C'
}
