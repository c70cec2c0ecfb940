import { decodeCommissionDetail } from '@xinghe/contract/agent-commission.ts'
import { usernameKey } from '@xinghe/rules/account/username.ts'
import type { Commission } from '@xinghe/rules/agent/commission.ts'
import type { AwardState } from '@xinghe/rules/base/award.ts'
import { monthPeriod } from '@xinghe/rules/base/period.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readNamedAgencies, type NamedAgency } from '../agency/store.ts'
import { commissionNow } from './agent-month.ts'
import { readClosedMonths } from './store.ts'

type Parts = Pick<Platform, 'sql' | 'clock'>

/** All agents, newest first. */
export const listAgents = ({ sql }: Parts): Promise<NamedAgency[]> => readNamedAgencies(sql)

interface ShownMonth extends Commission {
  readonly month: string
  /** Of the award; `running` for the month that is not over. */
  readonly state: AwardState | 'running' | null
}

interface ShownAgent {
  readonly agency: NamedAgency
  /** The running month and the closed ones, newest first. */
  readonly months: readonly ShownMonth[]
}

/** One agent with what the months came to; null where the name has no agency. */
export const showAgent = async (
  { sql, clock }: Parts,
  name: string,
): Promise<ShownAgent | null> => {
  const [agency] = await readNamedAgencies(sql, usernameKey(name))
  if (agency === undefined) return null
  const month = monthPeriod(clock.now())
  const [running, closed] = await Promise.all([
    commissionNow(sql, agency, month),
    readClosedMonths(sql, agency.memberId),
  ])
  const past = closed.map(({ month: closedMonth, state, detail }) => ({
    month: closedMonth,
    state,
    ...decodeCommissionDetail(detail),
  }))
  return { agency, months: [{ month: month.name, state: 'running', ...running }, ...past] }
}
