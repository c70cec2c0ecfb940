import { applyAgent as call } from '@xinghe/contract/agent.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { agentConditions } from '@xinghe/rules/agent/agency.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import { runOnce } from '../../../ledger/run-once.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import { requireAgentTerms } from '../terms/agent-terms.ts'
import * as store from './store.ts'

/** Granted at once to whoever meets the conditions. */
export const applyAgent = (
  platform: Pick<Platform, 'sql' | 'secrets'>,
  input: InputOf<typeof call>,
  context: MemberContext,
): Promise<OutputOf<typeof call>> =>
  runOnce(platform, call, input, context, {
    isPermanent: false,
    write: async (tx) => {
      const { memberId, now } = context
      // Of two applications at once the second finds the agency of the first.
      await lockMembers(tx, [memberId])
      await requireNoAgency(tx, memberId)
      if ((await requireAgentTerms(tx, now)).isOver) throw new Refused('activity-over')
      await requireConditions(tx, memberId)
      const { code, since } = await store.insertAgent(tx, memberId, now)
      await sendLetter(tx, {
        memberId,
        kind: 'notice',
        title: '代理申请已通过',
        body: `您已成为代理，推荐码为 ${code}。会员注册时填写该推荐码即成为您的下线，佣金按月结算，详见代理页面。`,
        now,
      })
      return { code, since }
    },
  })

const requireNoAgency = async (db: Db, memberId: MemberId): Promise<void> => {
  const agency = await store.findAgency(db, memberId)
  if (agency === null) return
  throw new Refused(agency.endedAt === null ? 'agent-already' : 'agent-ended')
}

const requireConditions = async (db: Db, memberId: MemberId): Promise<void> => {
  const met = await store.readConditions(db, memberId)
  const conditions = agentConditions.filter((condition) => !met[condition])
  if (conditions.length > 0) throw new Refused('conditions-unmet', { conditions })
}
