import type { Instant } from '../base/instant.ts'
import { monthPeriod, periodBefore, type Period } from '../base/period.ts'

/** A member's time as an agent. */
export interface AgencyTime {
  readonly since: Instant
  /** Null while it runs. */
  readonly endedAt: Instant | null
}

/** Months from the application on earn; the month in which an agency ends and all later ones do not. */
export const earnsIn = (
  { since, endedAt }: AgencyTime,
  { until }: Pick<Period, 'until'>,
): boolean => since < until && (endedAt === null || endedAt >= until)

/** From the running month back to that of the application. */
export const agencyMonths = ({ since }: Pick<AgencyTime, 'since'>, now: Instant): Period[] => {
  const months: Period[] = []
  for (let month = monthPeriod(now); month.until > since; month = periodBefore(monthPeriod, month))
    months.push(month)
  return months
}

export const agentConditions = ['phone', 'real-name'] as const
export type AgentCondition = (typeof agentConditions)[number]
