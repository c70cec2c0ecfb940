import { Refused } from '@xinghe/contract/refusal.ts'
import { agencyMonths, earnsIn } from '@xinghe/rules/agent/agency.ts'
import { commissionOf, type Commission } from '@xinghe/rules/agent/commission.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Period } from '@xinghe/rules/base/period.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { findAgency, type Agency } from '../agency/store.ts'
import { readMemberMonths } from '../months/store.ts'
import { requireAgentTerms } from '../terms/agent-terms.ts'

export interface AgentMonth {
  readonly agency: Agency
  readonly month: Period
  /** All that can be asked for, newest first. */
  readonly months: readonly Period[]
  /** Nothing of the members is shown from the month on in which the agency ended. */
  readonly isEarning: boolean
}

/** Refuses members who are no agents, and months before the application or to come. */
export const requireAgentMonth = async (
  db: Db,
  memberId: MemberId,
  name: string,
  now: Instant,
): Promise<AgentMonth> => {
  const agency = await findAgency(db, memberId)
  if (agency === null) throw new Refused('not-agent')
  const months = agencyMonths(agency, now)
  const month = months.find((one) => one.name === name)
  if (month === undefined) throw new Refused('not-found')
  return { agency, month, months, isEarning: earnsIn(agency, month) }
}

/** What a month comes to as it stands now. */
export const commissionNow = async (db: Db, agency: Agency, month: Period): Promise<Commission> => {
  const { terms } = await requireAgentTerms(db, month.from)
  const members = earnsIn(agency, month) ? await readMemberMonths(db, [agency.memberId], month) : []
  return commissionOf(terms, members)
}
