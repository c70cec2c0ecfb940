import type { AwardState } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'

export interface ClosedMonth {
  readonly month: string
  readonly detail: unknown
  /** Of the award; null before it is written, and where nothing is paid. */
  readonly state: AwardState | null
  readonly grantedAt: Instant | null
}

/** Closed months of an agent, newest first; one of them or all. */
export const readClosedMonths = (
  db: Db,
  memberId: MemberId,
  month: string | null = null,
): Promise<ClosedMonth[]> => db<ClosedMonth[]>`
  select l.period as month, l.detail, a.state, a.granted_at as "grantedAt"
  from payout_line l
  left join award a on a.member_id = l.member_id and a.source = 'commission' and a.period = l.period
  where l.member_id = ${memberId} and l.kind = 'commission'
    and (${month}::text is null or l.period = ${month})
  order by l.period desc`
