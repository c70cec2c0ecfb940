import { encodeAgentTerms } from '@xinghe/contract/agent-terms.ts'
import type { AgentTerms } from '@xinghe/rules/agent/terms.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { monthPeriod, periodBefore } from '@xinghe/rules/base/period.ts'
import type { Platform } from '../../platform/parts.ts'
import { seedVersion } from '../../platform/terms/store.ts'
import { agentSubject } from './terms/agent-terms.ts'

const yuan = (amount: number): Fen => BigInt(amount) * 100n

const terms: AgentTerms = {
  kind: 'agent',
  activeMember: { deposited: yuan(100), counted: yuan(1_000) },
  steps: [
    { active: 0, base: 0n, rateBp: 2_500 },
    { active: 10, base: yuan(50_000), rateBp: 3_000 },
    { active: 30, base: yuan(200_000), rateBp: 3_500 },
    { active: 80, base: yuan(1_000_000), rateBp: 4_000 },
  ],
  reviewAbove: yuan(10_000),
}

/** The plan begins two months before the site's making: a demo site shows months that are closed. */
export const seedAgentTerms = async ({
  sql,
  clock,
}: Pick<Platform, 'sql' | 'clock'>): Promise<void> => {
  const now = clock.now()
  const { from } = periodBefore(monthPeriod, periodBefore(monthPeriod, monthPeriod(now)))
  const version = { ...agentSubject, from, until: null, terms: encodeAgentTerms(terms), texts: {} }
  await sql.begin((tx) => seedVersion(tx, version, now))
}
