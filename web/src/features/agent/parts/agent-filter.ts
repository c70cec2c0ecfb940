import { pageOf } from '../../../platform/navigation/page-of.ts'

/** What the address asks for. */
export interface AgentFilter {
  /** `2026-11`. */
  readonly month: string
  /** Null for all members. */
  readonly isActive: boolean | null
  /** Of the members, counted from 1. */
  readonly page: number
}

const monthShape = /^20\d\d-(0[1-9]|1[0-2])$/
const activeWords: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** Invalid parameters are ignored, so are months after the running one. */
export const readAgentFilter = (search: URLSearchParams, running: string): AgentFilter => {
  const month = search.get('month') ?? ''
  return {
    month: monthShape.test(month) && month <= running ? month : running,
    isActive: activeWords[search.get('active') ?? ''] ?? null,
    page: pageOf(search.get('page')),
  }
}

/** The address with a change; whatever narrows the list begins at its first page. */
export const changeAgentFilter = (
  filter: AgentFilter,
  change: Partial<AgentFilter>,
  running: string,
): Record<string, string> => {
  const { month, isActive } = { ...filter, ...change }
  const page = change.page ?? 1
  return {
    ...(month === running ? {} : { month }),
    ...(isActive === null ? {} : { active: isActive ? 'yes' : 'no' }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}
