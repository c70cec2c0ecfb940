import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { DealCategory } from '@xinghe/contract/records.ts'
import type { Language } from '@xinghe/rules/site/switches.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { identifier } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** How many of these tickets are bets of the member since then. */
export const countTickets = async (
  db: Db,
  memberId: MemberId,
  tickets: readonly string[],
  since: Instant,
): Promise<number> => {
  const [row] = await db<{ total: number }[]>`
    select count(distinct ticket)::int as total from bet_record
    where member_id = ${memberId} and placed_at >= ${timestamp(since)}
      and ticket = any(${[...tickets]}::text[])`
  return row?.total ?? 0
}

export const hasOrder = async (
  db: Db,
  memberId: MemberId,
  id: string,
  since: Instant,
): Promise<boolean> => {
  const rows = await db`
    select 1 from deal_record
    where member_id = ${memberId} and id = ${id} and made_at >= ${timestamp(since)}
      and category in ('deposit', 'withdraw', 'transfer')`
  return rows.length > 0
}

export interface OrderRow {
  readonly id: string
  readonly category: DealCategory
  readonly channelName: string
  readonly amount: Fen
  readonly state: string
  readonly madeAt: Instant
}

export const readOrders = (
  db: Db,
  memberId: MemberId,
  ids: readonly string[],
  language: Language,
): Promise<OrderRow[]> => db<OrderRow[]>`
  select d.id, d.category, d.amount, d.state, d.made_at as "madeAt",
         coalesce(${identifier(language === 'zh-TW' ? 'c.title_tw' : 'c.title_cn')}, d.channel) as "channelName"
  from deal_record d
  left join deal_channel c on c.category = d.category and c.channel = d.channel
  where d.member_id = ${memberId} and d.id = any(${[...ids]}::text[])
    and d.category in ('deposit', 'withdraw', 'transfer')`
