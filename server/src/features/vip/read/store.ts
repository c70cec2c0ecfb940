import type { MemberId } from '@xinghe/rules/base/id.ts'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Period } from '@xinghe/rules/base/period.ts'
import type { Db } from '../../../platform/database/connect.ts'

/** Counted play of all categories in a period. */
export const readCountedIn = async (
  db: Db,
  memberId: MemberId,
  { from, until }: Period,
): Promise<Fen> => {
  const [row] = await db<{ counted: Fen }[]>`
    select coalesce(sum(counted), 0)::bigint as counted from play_day
    where member_id = ${memberId} and day >= ${siteDay(from)} and day < ${siteDay(until)}`
  return row?.counted ?? 0n
}

export interface RebateRow {
  readonly day: string
  readonly paid: Fen
  readonly detail: unknown
}

/** Rebates of the days from `first` on, newest first. */
export const readRebates = (
  db: Db,
  memberId: MemberId,
  first: string,
  page: { readonly size: number; readonly number: number },
): Promise<RebateRow[]> => db<RebateRow[]>`
  select period as day, amount as paid, detail from payout_line
  where member_id = ${memberId} and kind = 'rebate' and period >= ${first}
  order by period desc limit ${page.size} offset ${(page.number - 1) * page.size}`

export const sumRebates = async (
  db: Db,
  memberId: MemberId,
  first: string,
): Promise<{ total: number; paid: Fen }> => {
  const [row] = await db<{ total: number; paid: Fen }[]>`
    select count(*)::integer as total, coalesce(sum(amount), 0)::bigint as paid from payout_line
    where member_id = ${memberId} and kind = 'rebate' and period >= ${first}`
  return row ?? { total: 0, paid: 0n }
}
