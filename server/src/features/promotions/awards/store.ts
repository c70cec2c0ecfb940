import type { AwardState } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Award } from '../../../ledger/awards/award.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface AwardFilter {
  readonly state: AwardState | null
  readonly kind: string | null
  readonly from: Instant | null
  readonly to: Instant | null
}

export interface ListedAward extends Award {
  readonly asked: Fen | null
  readonly done: Fen | null
  readonly released: boolean
}

/** The state as of now: an offer whose time is over is expired before the job has written it. */
const matching = (memberId: MemberId, filter: AwardFilter, now: Instant) => fragment`
  from (select *, case when state = 'offered' and claim_until <= ${timestamp(now)}
                       then 'expired' else state end as state_now
        from award) as a
  where a.member_id = ${memberId}
    and (${filter.kind}::text is null or split_part(a.source, '/', 1) = ${filter.kind})
    and (${filter.state}::text is null or a.state_now = ${filter.state})
    and (${timestamp(filter.from)}::timestamptz is null or a.offered_at >= ${timestamp(filter.from)})
    and (${timestamp(filter.to)}::timestamptz is null or a.offered_at < ${timestamp(filter.to)})`

export const sumAwards = async (
  db: Db,
  memberId: MemberId,
  filter: AwardFilter,
  now: Instant,
): Promise<{ total: number; granted: Fen }> => {
  const [row] = await db<{ total: number; granted: Fen }[]>`
    select count(*)::int as total,
           coalesce(sum(a.amount) filter (where a.state = 'granted'), 0)::bigint as granted
    ${matching(memberId, filter, now)}`
  return row ?? { total: 0, granted: 0n }
}

/** Newest first, each with its turnover line. */
export const readAwards = (
  db: Db,
  memberId: MemberId,
  filter: AwardFilter,
  page: { readonly size: number; readonly number: number },
  now: Instant,
): Promise<ListedAward[]> => db<ListedAward[]>`
  with listed as materialized (
    select a.* ${matching(memberId, filter, now)}
    order by a.offered_at desc, a.id desc limit ${page.size} offset ${(page.number - 1) * page.size}
  )
  select l.id, l.member_id as "memberId", l.source, l.period, l.item, l.amount,
         l.multiple_hundredths as "multipleHundredths", l.version, l.claim_until as "claimUntil",
         l.state_now as state, l.offered_at as "offeredAt", l.granted_at as "grantedAt",
         l.ended_at as "endedAt", t.asked, t.done, t.released_at is not null as released
  from listed l
  left join turnover_line t on t.kind = 'award' and t.cause = l.id
  order by l.offered_at desc, l.id desc`
