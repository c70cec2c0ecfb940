import type { agentMembers as call } from '@xinghe/contract/agent.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { isActiveMember } from '@xinghe/rules/agent/commission.ts'
import { maskPlayer } from '@xinghe/rules/lobby/winner.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { countMembersOf, readMemberMonths, type AgentMember } from '../months/store.ts'
import { requireAgentTerms } from '../terms/agent-terms.ts'
import { requireAgentMonth } from './agent-month.ts'

const usualPage = 15

export const listMembers = async (
  { sql }: Pick<Platform, 'sql'>,
  { month: name, isActive, pageNum, pageSize }: InputOf<typeof call>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const { month, isEarning } = await requireAgentMonth(sql, memberId, name, now)
  if (!isEarning) return { total: 0, list: [] }
  const { terms } = await requireAgentTerms(sql, month.from)
  const page = { size: pageSize ?? usualPage, number: pageNum ?? 1 }
  const shown = ({ name: whole, ...member }: AgentMember) => ({
    name: maskPlayer(whole),
    registeredAt: member.registeredAt,
    deposited: member.deposited,
    counted: member.counted,
    net: member.net,
    awards: member.awards,
    isActive: isActiveMember(terms, member),
    isSamePerson: member.isSamePerson,
  })
  if (isActive === undefined) {
    const [total, rows] = await Promise.all([
      countMembersOf(sql, memberId, month),
      readMemberMonths(sql, [memberId], month, page),
    ])
    return { total, list: rows.map(shown) }
  }
  // Who is active is known only after the sums of all.
  const all = (await readMemberMonths(sql, [memberId], month)).map(shown)
  const wanted = all.filter((member) => member.isActive === isActive)
  const first = (page.number - 1) * page.size
  return { total: wanted.length, list: wanted.slice(first, first + page.size) }
}
