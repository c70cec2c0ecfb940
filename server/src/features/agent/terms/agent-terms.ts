import { decodeAgentTerms } from '@xinghe/contract/agent-terms.ts'
import type { AgentTerms } from '@xinghe/rules/agent/terms.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { readVersions } from '../../../platform/terms/store.ts'
import { versionAt } from '../../../platform/terms/terms.ts'

export const agentSubject = { kind: 'agent', id: 'plan' } as const

export interface DatedAgentTerms {
  readonly version: number
  readonly terms: AgentTerms
  /** The plan was ended before the instant asked about. */
  readonly isOver: boolean
}

/** The terms that hold at an instant. Those of a month are the ones with which it begins. */
export const readAgentTerms = async (db: Db, at: Instant): Promise<DatedAgentTerms | null> => {
  const found = versionAt(await readVersions(db, [agentSubject.kind], agentSubject.id), at)
  if (found === null) return null
  const { version, terms, until } = found
  return { version, terms: decodeAgentTerms(terms), isOver: until !== null && until <= at }
}

/** Every site has terms: they are seeded before it takes calls. */
export const requireAgentTerms = async (db: Db, at: Instant): Promise<DatedAgentTerms> => {
  const found = await readAgentTerms(db, at)
  if (found === null) throw new Error('there are no terms of the agents')
  return found
}
