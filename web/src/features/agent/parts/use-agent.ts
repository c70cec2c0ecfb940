import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { agentInfo, agentMembers, agentReport } from '@xinghe/contract/agent.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { useEffect, useEffectEvent } from 'react'
import { queryClient } from '../../../platform/api/query-client.ts'
import { callQuery, useCall } from '../../../platform/api/use-call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useMemberNews } from '../../../platform/live/use-member-news.ts'
import { useSession } from '../../../platform/session/session.ts'
import type { AgentFilter } from './agent-filter.ts'

export type AgentInfo = OutputOf<typeof agentInfo>
export type Mine = NonNullable<AgentInfo['mine']>
export type Agency = NonNullable<Mine['agency']>
export type Report = OutputOf<typeof agentReport>
export type Day = Report['days'][number]
export type AgentMembers = OutputOf<typeof agentMembers>
export type AgentMember = AgentMembers['list'][number]

export const refreshAgent = (): Promise<unknown> =>
  Promise.all(
    [agentInfo, agentMembers, agentReport].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )

/** The plan, and the own agency where there is a session; follows the topic of the member. */
export const useAgentInfo = (): UseQueryResult<AgentInfo> => {
  const { token } = useSession()
  const info = useCall(agentInfo, { language: useLanguage() }, { staleTime: 0 })
  const refetch = useEffectEvent(() => void info.refetch())
  useEffect(() => {
    // The answer to a visitor knows nothing of the member.
    if (token !== '') refetch()
  }, [token])
  useMemberNews(() => void refreshAgent(), { enabled: token !== '' })
  return info
}

/** The last answer stays in sight while another month or page is read. */
const followed = { staleTime: 0, placeholderData: keepPreviousData } as const

export const useReport = (month: string): UseQueryResult<Report> =>
  useQuery({ ...callQuery(agentReport, { month }), ...followed }, queryClient)

export const memberPageSize = 15

export const membersInput = ({
  month,
  isActive,
}: AgentFilter): Pick<InputOf<typeof agentMembers>, 'month' | 'isActive'> => ({
  month,
  ...(isActive === null ? {} : { isActive }),
})

export const useMembers = (filter: AgentFilter): UseQueryResult<AgentMembers> =>
  useQuery(
    {
      ...callQuery(agentMembers, {
        ...membersInput(filter),
        pageNum: filter.page,
        pageSize: memberPageSize,
      }),
      ...followed,
    },
    queryClient,
  )
