import type { agentInfo as call } from '@xinghe/contract/agent.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { agentConditions } from '@xinghe/rules/agent/agency.ts'
import { agentRules } from '@xinghe/rules/agent/rules-text.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { monthPeriod } from '@xinghe/rules/base/period.ts'
import { readAwardsOf } from '../../../ledger/awards/store.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import { countMembers, findAgency, readConditions, type Agency } from '../agency/store.ts'
import { requireAgentTerms } from '../terms/agent-terms.ts'
import { commissionNow } from './agent-month.ts'

type Mine = NonNullable<OutputOf<typeof call>['mine']>

/** The plan by which the running month is paid, and the own agency. */
export const readAgentInfo = async (
  { sql }: Pick<Platform, 'sql'>,
  { language }: InputOf<typeof call>,
  { session, now }: CallContext,
): Promise<OutputOf<typeof call>> => {
  const [{ version, terms }, mine] = await Promise.all([
    requireAgentTerms(sql, monthPeriod(now).from),
    session === null ? null : readMine(sql, session.memberId, now),
  ])
  const write = (text: string): string => inScript(language, text)
  return {
    serverTime: now,
    version,
    plan: terms,
    rules: agentRules(terms).map(({ heading, lines }) => ({
      heading: write(heading),
      lines: lines.map(write),
    })),
    mine,
  }
}

const readMine = async (db: Db, memberId: MemberId, now: Instant): Promise<Mine> => {
  const [met, agency] = await Promise.all([readConditions(db, memberId), findAgency(db, memberId)])
  const conditions = agentConditions.map((code) => ({ code, isMet: met[code] }))
  if (agency === null) return { state: 'none', conditions, agency: null }
  return {
    state: agency.endedAt === null ? 'agent' : 'ended',
    conditions,
    agency: await readAgency(db, agency, now),
  }
}

const readAgency = async (
  db: Db,
  agency: Agency,
  now: Instant,
): Promise<NonNullable<Mine['agency']>> => {
  const { memberId, code, since } = agency
  const month = monthPeriod(now)
  const [counts, thisMonth, commissions] = await Promise.all([
    countMembers(db, memberId, month.from),
    commissionNow(db, agency, month),
    readAwardsOf(db, memberId, 'commission'),
  ])
  const paid = commissions
    .filter(({ state }) => state === 'granted')
    .reduce((sum, { amount }) => sum + amount, 0n)
  return { code, since, ...counts, month: month.name, thisMonth, paid }
}
