import type { Parameters } from '../match/match.ts'
import type { Side } from '@xinghe/rules/sports/feed/pair.ts'
import type { SetModel } from './set-model.ts'

const logistic = (value: number): number => 1 / (1 + Math.exp(-value))

/** The home side's chance of a rally, a visit or a round. */
export const rallyChance = (rules: SetModel, { edge }: Parameters): number =>
  logistic(edge * rules.edgeScale)

// The log odds of a point on one's own serve between equals: 63 in 100.
const serveOdds = 0.53

/** The home side's chance of a point in tennis, by who serves; pace is the weight of the serve. */
export const servedChance = (rules: SetModel, { edge, pace }: Parameters, server: Side): number => {
  const serve = serveOdds * pace
  return logistic(edge * rules.edgeScale + (server === 'H' ? serve : -serve))
}
