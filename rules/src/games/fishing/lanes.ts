import type { FishKindCode } from './fish-kind.ts'

/** One kind of arrival: every so often a school, or a single fish, comes into the sea. */
export interface Lane {
  readonly everyMs: number
  /** A school comes up to so much after its time. */
  readonly laterMs: number
  readonly kinds: readonly FishKindCode[]
  readonly school: readonly [least: number, most: number]
  /** From one fish of a school to the next. */
  readonly followMs: number
  readonly swimMs: readonly [least: number, most: number]
}

/** By the letter that the ids of their fish begin with. */
const lanes = {
  s: {
    everyMs: 3_500,
    laterMs: 1_500,
    kinds: ['clown', 'butterfly', 'tang', 'puffer', 'lion'],
    school: [2, 5],
    followMs: 700,
    swimMs: [15_000, 20_000],
  },
  m: {
    everyMs: 4_000,
    laterMs: 2_000,
    kinds: ['seahorse', 'flounder', 'jelly', 'octopus'],
    school: [1, 2],
    followMs: 1_600,
    swimMs: [18_000, 24_000],
  },
  l: {
    everyMs: 9_000,
    laterMs: 4_000,
    kinds: ['lantern', 'turtle', 'ray'],
    school: [1, 1],
    followMs: 0,
    swimMs: [20_000, 26_000],
  },
  x: {
    everyMs: 20_000,
    laterMs: 8_000,
    kinds: ['sword', 'shark', 'whale'],
    school: [1, 1],
    followMs: 0,
    swimMs: [20_000, 26_000],
  },
  t: {
    everyMs: 30_000,
    laterMs: 12_000,
    kinds: ['chest'],
    school: [1, 1],
    followMs: 0,
    swimMs: [24_000, 28_000],
  },
  b: {
    everyMs: 150_000,
    laterMs: 0,
    kinds: ['dragon'],
    school: [1, 1],
    followMs: 0,
    swimMs: [45_000, 45_000],
  },
} as const satisfies Record<string, Lane>

export type LaneCode = keyof typeof lanes
export const laneCodes = Object.keys(lanes) as readonly LaneCode[]
export const laneOf = (code: LaneCode): Lane => lanes[code]

/** From the time of a lane until its last fish has left. */
export const lifeMost = ({ laterMs, school, followMs, swimMs }: Lane): number =>
  laterMs + (school[1] - 1) * followMs + swimMs[1]
