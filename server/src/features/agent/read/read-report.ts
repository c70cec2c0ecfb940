import { decodeCommissionDetail } from '@xinghe/contract/agent-commission.ts'
import type { agentReport as call } from '@xinghe/contract/agent.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { Commission } from '@xinghe/rules/agent/commission.ts'
import { later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { readDays } from '../months/store.ts'
import { commissionPayout } from '../payouts/commission.ts'
import { commissionNow, requireAgentMonth, type AgentMonth } from './agent-month.ts'
import { readClosedMonths, type ClosedMonth } from './store.ts'

type State = OutputOf<typeof call>['state']

/** A month with its days. A closed one is told as it was closed, not computed again. */
export const readReport = async (
  { sql }: Pick<Platform, 'sql'>,
  { month: name }: InputOf<typeof call>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const asked = await requireAgentMonth(sql, memberId, name, now)
  const { month, months, isEarning } = asked
  const [told, days] = await Promise.all([
    readCommission(sql, asked, now),
    isEarning ? readDays(sql, memberId, month) : [],
  ])
  return {
    months: months.map((one) => one.name),
    dueAt: later(month.until, commissionPayout.dueAfterMs),
    ...told,
    days,
  }
}

interface Told {
  readonly state: State
  readonly paidAt: Instant | null
  readonly commission: Commission
}

const readCommission = async (
  db: Db,
  { agency, month, isEarning }: AgentMonth,
  now: Instant,
): Promise<Told> => {
  const [closed] = await readClosedMonths(db, agency.memberId, month.name)
  if (closed !== undefined) return toldOf(closed)
  const open: State = month.until > now ? 'running' : 'waiting'
  return {
    state: isEarning ? open : 'none',
    paidAt: null,
    commission: await commissionNow(db, agency, month),
  }
}

/** How a closed month stands; one whose award is not written yet is about to be paid. */
const closedState = ({ state }: ClosedMonth, { amount }: Commission): State => {
  if (amount === 0n) return 'none'
  if (state === 'granted') return 'paid'
  return state === 'review' || state === 'refused' ? state : 'waiting'
}

const toldOf = (closed: ClosedMonth): Told => {
  const { version: _, ...commission } = decodeCommissionDetail(closed.detail)
  return { state: closedState(closed, commission), paidAt: closed.grantedAt, commission }
}
