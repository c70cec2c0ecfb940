import type { Period, Unit } from './plays.ts'

export interface Score {
  readonly home: number
  readonly away: number
}

/** What was counted in a period so far. `final` only once nothing can be added to it. */
export interface Tally extends Score {
  readonly final: boolean
}

/**
 * All that settlement reads of a match, running or ended. `full` is what the sport's rules count:
 * ninety minutes with added time in football, overtime included in basketball.
 */
export interface MatchResult {
  readonly tallies: Readonly<Partial<Record<Unit, Readonly<Partial<Record<Period, Tally>>>>>>
  /** For whom each goal counted, in order; own goals stand with the side that gained. */
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
