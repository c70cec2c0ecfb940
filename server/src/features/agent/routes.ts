import * as calls from '@xinghe/contract/agent.ts'
import { forAnyone, forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { applyAgent } from './agency/apply-agent.ts'
import { readAgentInfo } from './read/read-info.ts'
import { listMembers } from './read/read-members.ts'
import { readReport } from './read/read-report.ts'

export const agentRoutes = (platform: Platform): Route[] => [
  forAnyone(calls.agentInfo, (input, context) => readAgentInfo(platform, input, context)),
  forMember(calls.applyAgent, (input, context) => applyAgent(platform, input, context)),
  forMember(calls.agentMembers, (input, context) => listMembers(platform, input, context)),
  forMember(calls.agentReport, (input, context) => readReport(platform, input, context)),
]
