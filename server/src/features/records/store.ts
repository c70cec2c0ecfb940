import type { DealCategory } from '@xinghe/contract/records.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { dealStatesOf, type DealPhase } from '@xinghe/rules/records/deal-phase.ts'
import type { Period } from '@xinghe/rules/records/period.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'
import { fragment, identifier, type Fragment } from '../../platform/database/statement.ts'

export interface DealFilter extends Period {
  readonly memberId: MemberId
  readonly category: DealCategory | null
  readonly phase: DealPhase | null
}

export interface DealRow {
  readonly id: string
  readonly category: DealCategory
  readonly channel: string
  /** Null for codes of the ledger. */
  readonly channelName: string | null
  readonly direction: 'in' | 'out'
  readonly amount: Fen
  readonly fee: Fen
  readonly state: string
  readonly inReview: Fen | null
  readonly reason: string | null
  readonly madeAt: Instant
  readonly endedAt: Instant | null
}

/** A paid deposit is open too while another payment of it is in review. */
const inPhase = (phase: DealPhase): Fragment => {
  const byState = fragment`d.state = any(${dealStatesOf(phase)})`
  return phase === 'open' ? fragment`(${byState} or d.in_review is not null)` : byState
}

const matching = ({ memberId, from, to, category, phase }: DealFilter): Fragment => fragment`
  d.member_id = ${memberId} and d.made_at >= ${timestamp(from)} and d.made_at < ${timestamp(to)}
  ${category === null ? fragment`` : fragment`and d.category = ${category}`}
  ${phase === null ? fragment`` : fragment`and ${inPhase(phase)}`}`

export const readDeals = (
  db: Db,
  filter: DealFilter,
  language: Language,
  page: { readonly size: number; readonly number: number },
): Promise<DealRow[]> => db<DealRow[]>`
  select d.id, d.category, d.channel, ${identifier(language === 'zh-TW' ? 'c.title_tw' : 'c.title_cn')} as "channelName",
         d.direction, d.amount, d.fee, d.state, d.in_review as "inReview", d.reason, d.made_at as "madeAt", d.ended_at as "endedAt"
  from deal_record d
  left join deal_channel c on c.category = d.category and c.channel = d.channel
  where ${matching(filter)}
  order by d.made_at desc, d.id desc
  limit ${page.size} offset ${(page.number - 1) * page.size}`

export const countDeals = async (db: Db, filter: DealFilter): Promise<number> => {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from deal_record d where ${matching(filter)}`
  return row?.total ?? 0
}

export interface DealDay {
  /** `2026-11-15`, in GMT+8. */
  readonly day: string
  readonly in: Fen
  readonly out: Fen
}

/** Sums of completed deals only; days without one are left out. */
export const sumDays = (db: Db, filter: DealFilter): Promise<DealDay[]> => db<DealDay[]>`
  select to_char(d.made_at at time zone '+08:00'::interval, 'YYYY-MM-DD') as day,
         coalesce(sum(d.amount) filter (where d.direction = 'in'), 0)::bigint as in,
         coalesce(sum(d.amount) filter (where d.direction = 'out'), 0)::bigint as out
  from deal_record d
  where ${matching(filter)} and d.state = any(${dealStatesOf('done')})
  group by 1 order by 1`
