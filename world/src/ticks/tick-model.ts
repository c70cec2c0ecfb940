import {
  tickRules,
  type TickDiscipline,
  type TickRules,
} from '@xinghe/rules/sports/feed/tick-rules.ts'
import type { Ladder } from '../quoting/quote.ts'

/** The rules of a sport in turns, and how the world plays it. */
export interface TickModel extends TickRules {
  /** Turns of each side in a period. */
  readonly ticks: number
  /** Match seconds of a period with its stoppages, and of the break after it. */
  readonly periodSeconds: number
  readonly breakSeconds: number
  /** The break after this period is long. */
  readonly longBreakAfter: number
  /** Distribution of the points of a scoring turn. */
  readonly points: readonly (readonly [value: number, weight: number])[]
  /** Average of one turn between equal sides, and how strongly superiority and pace move it. */
  readonly mean: number
  readonly edgeScale: number
  readonly paceScale: number
  /** Warning time before a score, and the rate of false warnings. */
  readonly leadSeconds: number
  readonly falseAlarm: number
  /** Turns of an extra period, the maximum of extra periods, and their points; null without overtime. */
  readonly extra: { readonly ticks: number; readonly most: number; readonly mean: number } | null
  readonly ladder: Ladder
}

const halfPoints: Ladder = { step: 4, offset: 2, reach: 2 }

const models: Record<TickDiscipline, Omit<TickModel, keyof TickRules>> = {
  basketball: {
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
    ladder: halfPoints,
  },
  'american-football': {
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
    ladder: halfPoints,
  },
  rugby: {
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
    ladder: halfPoints,
  },
  handball: {
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
    ladder: halfPoints,
  },
  'ice-hockey': {
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
    ladder: { step: 2, offset: 0, reach: 1 },
  },
  baseball: {
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
    ladder: { step: 2, offset: 0, reach: 1 },
  },
}

export const tickModel = (discipline: TickDiscipline): TickModel => ({
  ...tickRules(discipline),
  ...models[discipline],
})
