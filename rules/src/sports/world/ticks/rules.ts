import type { Discipline } from '../discipline.ts'
import type { Ladder } from '../quote.ts'

/** A sport in which the sides take turns to score: possessions, drives, attacks, half innings. */
export interface TickRules {
  readonly periods: number
  /** Turns of each side in a period. */
  readonly ticks: number
  /** Match seconds of a period with its stoppages, and of the break after it. */
  readonly periodSeconds: number
  readonly breakSeconds: number
  /** The break after this period is long. */
  readonly longBreakAfter: number
  /** How often a turn that scores brings how much. */
  readonly points: readonly (readonly [value: number, weight: number])[]
  /** Average of one turn between equal sides, and how strongly superiority and pace move it. */
  readonly mean: number
  readonly edgeScale: number
  readonly paceScale: number
  /** How long before a score bets are off, and how often for nothing. */
  readonly leadSeconds: number
  readonly falseAlarm: number
  /** Turns of an extra period, how many there are at most, and what they bring; null: a draw stands. */
  readonly extra: { readonly ticks: number; readonly most: number; readonly mean: number } | null
  /** The home side does not bat on once it leads in the last turn. */
  readonly walkOff: boolean
  /** Periods that count as the first half; 0 without one. */
  readonly halfPeriods: number
  /** Whether each period has markets of its own. */
  readonly byPeriod: boolean
  readonly ladder: Ladder
}

const halfPoints: Ladder = { step: 4, offset: 2, reach: 2 }

const rules = {
  basketball: {
    periods: 4,
    ticks: 24,
    periodSeconds: 1_200,
    breakSeconds: 150,
    longBreakAfter: 2,
    points: [
      [1, 0.1],
      [2, 0.64],
      [3, 0.26],
    ],
    mean: 1.06,
    edgeScale: 0.28,
    paceScale: 0.35,
    leadSeconds: 0,
    falseAlarm: 0,
    extra: { ticks: 10, most: 3, mean: 1.06 },
    walkOff: false,
    halfPeriods: 2,
    byPeriod: true,
    ladder: halfPoints,
  },
  'american-football': {
    periods: 4,
    ticks: 3,
    periodSeconds: 2_100,
    breakSeconds: 180,
    longBreakAfter: 2,
    points: [
      [3, 0.36],
      [6, 0.05],
      [7, 0.55],
      [8, 0.04],
    ],
    mean: 1.9,
    edgeScale: 0.7,
    paceScale: 1,
    leadSeconds: 60,
    falseAlarm: 0.15,
    extra: { ticks: 1, most: 4, mean: 3 },
    walkOff: false,
    halfPeriods: 2,
    byPeriod: true,
    ladder: halfPoints,
  },
  rugby: {
    periods: 2,
    ticks: 10,
    periodSeconds: 2_700,
    breakSeconds: 900,
    longBreakAfter: 0,
    points: [
      [3, 0.45],
      [5, 0.2],
      [7, 0.35],
    ],
    mean: 1.15,
    edgeScale: 0.6,
    paceScale: 1,
    leadSeconds: 40,
    falseAlarm: 0.1,
    extra: null,
    walkOff: false,
    halfPeriods: 1,
    byPeriod: false,
    ladder: halfPoints,
  },
  handball: {
    periods: 2,
    ticks: 27,
    periodSeconds: 2_100,
    breakSeconds: 900,
    longBreakAfter: 0,
    points: [[1, 1]],
    mean: 0.52,
    edgeScale: 0.3,
    paceScale: 0.4,
    leadSeconds: 0,
    falseAlarm: 0,
    extra: null,
    walkOff: false,
    halfPeriods: 1,
    byPeriod: false,
    ladder: halfPoints,
  },
  'ice-hockey': {
    periods: 3,
    ticks: 40,
    periodSeconds: 2_000,
    breakSeconds: 1_000,
    longBreakAfter: 0,
    points: [[1, 1]],
    mean: 2.9 / 120,
    edgeScale: 0.9,
    paceScale: 1,
    leadSeconds: 16,
    falseAlarm: 0.03,
    extra: null,
    walkOff: false,
    halfPeriods: 0,
    byPeriod: true,
    ladder: { step: 2, offset: 0, reach: 1 },
  },
  baseball: {
    periods: 9,
    ticks: 1,
    periodSeconds: 1_050,
    breakSeconds: 60,
    longBreakAfter: 0,
    points: [
      [1, 0.56],
      [2, 0.24],
      [3, 0.11],
      [4, 0.06],
      [5, 0.03],
    ],
    mean: 0.5,
    edgeScale: 0.7,
    paceScale: 1,
    leadSeconds: 60,
    falseAlarm: 0.2,
    extra: { ticks: 1, most: 8, mean: 0.8 },
    walkOff: true,
    halfPeriods: 5,
    byPeriod: false,
    ladder: { step: 2, offset: 0, reach: 1 },
  },
} as const satisfies Partial<Record<Discipline, TickRules>>

export type TickDiscipline = keyof typeof rules

export const isTickDiscipline = (discipline: Discipline): discipline is TickDiscipline =>
  Object.hasOwn(rules, discipline)

export const tickRules = (discipline: TickDiscipline): TickRules => rules[discipline]
