import { Refused } from '@xinghe/contract/refusal.ts'
import { breakAt, type RunningBreak } from '@xinghe/rules/account/play-break.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Session } from './sessions.ts'

/** The refusal during a break from play; `until` null means for ever. */
export const refusedByBreak = ({ why, until }: RunningBreak): Refused =>
  new Refused(why, { until: until === null ? null : new Date(until).toISOString() })

export const refuseOnBreak = ({
  session,
  now,
}: {
  readonly session: Pick<Session, 'playBreak'>
  readonly now: Instant
}): void => {
  const rest = breakAt(session.playBreak, now)
  if (rest !== null) throw refusedByBreak(rest)
}
