import { encodeCommissionDetail } from '@xinghe/contract/agent-commission.ts'
import { earnsIn } from '@xinghe/rules/agent/agency.ts'
import { commissionOf } from '@xinghe/rules/agent/commission.ts'
import { dayMs, hourMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { monthPeriod, type Period } from '@xinghe/rules/base/period.ts'
import type { Award, NewAward } from '../../../ledger/awards/award.ts'
import { grantAwards, reviewAwards } from '../../../ledger/awards/grant-awards.ts'
import type { PayoutKind, PayoutLine } from '../../../ledger/payouts/payout-kind.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { sendLetters } from '../../../platform/letters/send-letter.ts'
import { tellMembers } from '../../../platform/events/tell-members.ts'
import { readAgencies } from '../agency/store.ts'
import { readMemberMonths } from '../months/store.ts'
import { readAgentTerms, requireAgentTerms } from '../terms/agent-terms.ts'

/** One line for every agent, also of a month that pays nothing: the report shows it as it was closed. */
const freeze = async (tx: Tx, month: Period): Promise<PayoutLine[]> => {
  const dated = await readAgentTerms(tx, month.from)
  if (dated === null || dated.isOver) return []
  const { version, terms } = dated
  const agentIds = (await readAgencies(tx))
    .filter((agency) => earnsIn(agency, month))
    .map(({ memberId }) => memberId)
  const members = Map.groupBy(await readMemberMonths(tx, agentIds, month), ({ agentId }) => agentId)
  return agentIds.map((memberId) => {
    const commission = commissionOf(terms, members.get(memberId) ?? [])
    const detail = encodeCommissionDetail({ ...commission, version })
    return { memberId, item: '', amount: commission.amount, detail }
  })
}

const tellReviewed = async (tx: Tx, reviewed: readonly Award[], now: Instant): Promise<void> => {
  if (reviewed.length === 0) return
  await sendLetters(
    tx,
    reviewed.map(({ memberId, period, amount }) => ({
      memberId,
      kind: 'activity',
      title: '代理佣金正在审核',
      body: `${period} 的代理佣金 ${fenToGroupedText(amount)} 元正在审核，结果会以站内信通知您。`,
      now,
    })),
  )
  await tellMembers(
    tx,
    reviewed.map(({ memberId }) => memberId),
  )
}

/** 佣金 of a month, paid unasked on the 5th at 04:00; a large one waits for an operator. */
export const commissionPayout: PayoutKind = {
  kind: 'commission',
  periodOf: monthPeriod,
  dueAfterMs: 4 * dayMs + 4 * hourMs,
  freeze,
  pay: async (tx, month, lines, now) => {
    const { version, terms } = await requireAgentTerms(tx, month.from)
    const awards = lines
      .filter(({ amount }) => amount > 0n)
      .map(({ memberId, amount }): NewAward => ({
        memberId,
        source: 'commission',
        period: month.name,
        item: '',
        amount,
        multipleHundredths: 0,
        version,
        claimUntil: null,
      }))
    const { small = [], large = [] } = Object.groupBy(awards, ({ amount }) =>
      amount > terms.reviewAbove ? 'large' : 'small',
    )
    await grantAwards(tx, small, now)
    await tellReviewed(tx, await reviewAwards(tx, large, now), now)
  },
}
