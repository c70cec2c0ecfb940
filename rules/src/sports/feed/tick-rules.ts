import type { Discipline } from './discipline.ts'

/** A sport in which the sides take turns to score: possessions, drives, attacks, half innings. */
export interface TickRules {
  readonly periods: number
  /** Periods that count as the first half; 0 without one. */
  readonly halfPeriods: number
  /** Whether each period has markets of its own. */
  readonly byPeriod: boolean
  /** Level sides play on until one leads; without it a draw stands. */
  readonly overtime: boolean
  /** The home side does not bat on once it leads in the last turn. */
  readonly walkOff: boolean
}

const rules = {
  basketball: { periods: 4, halfPeriods: 2, byPeriod: true, overtime: true, walkOff: false },
  'american-football': {
    periods: 4,
    halfPeriods: 2,
    byPeriod: true,
    overtime: true,
    walkOff: false,
  },
  rugby: { periods: 2, halfPeriods: 1, byPeriod: false, overtime: false, walkOff: false },
  handball: { periods: 2, halfPeriods: 1, byPeriod: false, overtime: false, walkOff: false },
  'ice-hockey': { periods: 3, halfPeriods: 0, byPeriod: true, overtime: false, walkOff: false },
  baseball: { periods: 9, halfPeriods: 5, byPeriod: false, overtime: true, walkOff: true },
} as const satisfies Partial<Record<Discipline, TickRules>>

export type TickDiscipline = keyof typeof rules

export const isTickDiscipline = (discipline: Discipline): discipline is TickDiscipline =>
  Object.hasOwn(rules, discipline)

export const tickRules = (discipline: TickDiscipline): TickRules => rules[discipline]
