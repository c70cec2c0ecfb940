import { Refused } from '@xinghe/contract/refusal.ts'
import type { RunningBreak } from '@xinghe/rules/account/play-break.ts'

/** The refusal during a break from play; `until` null means for ever. */
export const refusedByBreak = ({ why, until }: RunningBreak): Refused =>
  new Refused(why, { until: until === null ? null : new Date(until).toISOString() })
