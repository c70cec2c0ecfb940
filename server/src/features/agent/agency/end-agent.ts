import { usernameKey } from '@xinghe/rules/account/username.ts'
import { writeAuditLine } from '../../../platform/audit/audit.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import * as store from './store.ts'

export interface AgencyEnd {
  readonly name: string
  readonly reason: string
  readonly actor: string
}

/**
 * The code takes no new members from now on; members stay, and earn nothing from this month on. False where
 * the name has no running agency, and nothing is changed.
 */
export const endAgent = (
  { sql, clock }: Pick<Platform, 'sql' | 'clock'>,
  { name, reason, actor }: AgencyEnd,
): Promise<boolean> =>
  sql.begin(async (tx) => {
    const now = clock.now()
    const [agency] = await store.readNamedAgencies(tx, usernameKey(name))
    if (agency === undefined) return false
    const { memberId, code } = agency
    if (!(await store.endAgency(tx, memberId, reason, now))) return false
    await sendLetter(tx, {
      memberId,
      kind: 'notice',
      title: '代理资格已终止',
      body: `您的代理资格已终止，推荐码 ${code} 不再有效。原因：${reason}。本月起不再产生佣金，此前月份的佣金照常结算。`,
      now,
    })
    await writeAuditLine(tx, {
      actor,
      action: 'end-agent',
      subject: memberId,
      detail: { name: agency.name, code, reason },
      before: { endedAt: null },
      after: { endedAt: timestamp(now) },
      now,
    })
    return true
  })
