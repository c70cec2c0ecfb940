import type { Race } from './race.ts'
import type { SetRules } from '@xinghe/rules/sports/feed/set-rules.ts'

/** The race of a set; the deciding one may be shorter. */
export const setRace = (rules: SetRules, set: number): Race => {
  const decides = set === 2 * rules.setsToWin - 1
  const points = decides ? rules.lastSetPoints : rules.points
  return { points, lead: rules.lead, cap: rules.cap - (rules.points - points) }
}
