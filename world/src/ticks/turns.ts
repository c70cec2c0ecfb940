import type { Distribution } from '../quoting/distribution.ts'
import type { Parameters } from '../match/match.ts'
import type { Side } from '@xinghe/rules/sports/feed/pair.ts'
import { mixSeed, seedUnit } from '../chance/seed.ts'
import type { TickModel } from './tick-model.ts'

/** Distribution of the points of one turn, for each side. */
export const turnPoints = (
  rules: TickModel,
  { edge, pace }: Parameters,
  mean = rules.mean,
): readonly [Distribution, Distribution] => {
  const weights = rules.points.reduce((sum, [, weight]) => sum + weight, 0)
  const perScore = rules.points.reduce((sum, [value, weight]) => sum + value * weight, 0) / weights
  const most = Math.max(...rules.points.map(([value]) => value))
  const turn = (direction: number): Distribution => {
    const wanted = mean * pace ** rules.paceScale * Math.exp(direction * edge * rules.edgeScale)
    const scores = Math.min(0.95, wanted / perScore)
    const mass = new Float64Array(most + 1)
    mass[0] = 1 - scores
    for (const [value, weight] of rules.points) mass[value] = (scores * weight) / weights
    return { low: 0, mass }
  }
  return [turn(1), turn(-1)]
}

export const periodTicks = (rules: TickModel, period: number): number =>
  period <= rules.periods ? rules.ticks : (rules.extra?.ticks ?? 0)

/** Extra periods are as long as their turns. */
export const periodLength = (rules: TickModel, period: number): number =>
  (rules.periodSeconds * periodTicks(rules, period)) / rules.ticks

const breakAfter = (rules: TickModel, period: number): number =>
  rules.breakSeconds * (period === rules.longBreakAfter ? 4 : 1)

/** Match second at which a period begins; periods and breaks are as long as the rules say. */
export const periodStart = (rules: TickModel, period: number): number => {
  let start = 0
  for (let before = 1; before < period; before++) {
    start += periodLength(rules, before) + breakAfter(rules, before)
  }
  return start
}

/**
 * When a turn ends; drawn from the match's public seed, not from its course: the time says nothing about
 * the score. The away side begins, as it does in baseball.
 */
export const turnEnd = (
  rules: TickModel,
  seed: number,
  period: number,
  tick: number,
  side: Side,
): number => {
  const length = periodLength(rules, period) / periodTicks(rules, period)
  const draw = seedUnit(mixSeed(mixSeed(seed, period * 64 + tick), side === 'H' ? 1 : 2))
  const within = side === 'H' ? 0.75 + 0.2 * draw : 0.25 + 0.2 * draw
  return periodStart(rules, period) + (tick + within) * length
}

/** Turns of a period that can still score after a moment. */
export const turnsLeft = (
  rules: TickModel,
  seed: number,
  period: number,
  side: Side,
  after: number,
): number => {
  const ticks = periodTicks(rules, period)
  const start = periodStart(rules, period)
  if (after <= start) return ticks
  if (after >= start + periodLength(rules, period)) return 0
  let left = 0
  for (let tick = ticks - 1; tick >= 0; tick--) {
    if (turnEnd(rules, seed, period, tick, side) <= after) break
    left++
  }
  return left
}
