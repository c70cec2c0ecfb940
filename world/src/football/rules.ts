import { secondMs } from '@xinghe/rules/base/instant.ts'
import { virtualMatchMs } from '@xinghe/rules/sports/virtual-football.ts'
import type { Match } from '../match/match.ts'
import { mixSeed, seedUnit } from '../chance/seed.ts'

const virtualMatchSeconds = 95 * 60
export const virtualClockRate = virtualMatchSeconds / (virtualMatchMs / secondMs)

/** Averages for two equal sides over the whole match, both sides together where not said. */
export const footballAverages = {
  goals: 2.7,
  corners: 10,
  yellowsPerSide: 1.8,
  redsPerSide: 0.08,
  falseAlarms: 7,
} as const

/** Later goals are likelier: the share of each half. */
export const halfShares = [0.45, 0.55] as const

/** Factors on a side's scoring per red card: of its own, and of the opponent. */
export const redFactors = { own: 0.65, other: 1.25 } as const

/** Both sides share one tempo, which correlates their goals; it can be observed only through the goals. */
export const tempos = [
  { factor: 0.72, weight: 0.25 },
  { factor: 1, weight: 0.5 },
  { factor: 1.28, weight: 0.25 },
] as const

/** Match seconds at which the halves start and end, and the warning time before a goal. */
export interface FootballClock {
  readonly starts: readonly [number, number]
  readonly ends: readonly [number, number]
  readonly leadSeconds: number
  readonly afterGoalSeconds: number
}

const halfSeconds = 45 * 60

/** Added time is drawn with the match; virtual matches have none, to end on their three minutes. */
export const footballClock = (match: Match): FootballClock => {
  const virtual = match.league.discipline === 'virtual-football'
  const added = (salt: number, least: number, span: number): number =>
    virtual ? 0 : 60 * (least + Math.floor(seedUnit(mixSeed(match.seed, salt)) * span))
  const firstEnd = halfSeconds + added(41, 1, 3)
  const secondStart = firstEnd + (virtual ? virtualMatchSeconds - 2 * halfSeconds : 15 * 60)
  // A few real seconds of warning at any speed of the clock.
  const realSeconds = virtual ? [3, 4] : [8, 20]
  return {
    starts: [0, secondStart],
    ends: [firstEnd, secondStart + halfSeconds + added(42, 2, 4)],
    leadSeconds: (realSeconds[0] ?? 0) * match.clockRate,
    afterGoalSeconds: (realSeconds[1] ?? 0) * match.clockRate,
  }
}
