import { Refused } from '@xinghe/contract/refusal.ts'
import type { RunningBreak } from '@xinghe/rules/account/play-break.ts'

/** Says no during a break from play, and until when; null is for good. */
export const refusedByBreak = ({ why, until }: RunningBreak): Refused =>
  new Refused(why, { until: until === null ? null : new Date(until).toISOString() })
