import type { MemberId } from '@xinghe/rules/base/id.ts'
import { siteDay } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Period } from '@xinghe/rules/base/period.ts'
import type { Db } from '../../../platform/database/connect.ts'

/** Counted play of a member in each period, in these categories; by the period's name. */
export const readCounted = async (
  db: Db,
  memberId: MemberId,
  categories: readonly string[],
  periods: readonly Period[],
): Promise<ReadonlyMap<string, Fen>> => {
  const rows = await db<{ name: string; counted: Fen }[]>`
    select period.name, coalesce(sum(d.counted), 0)::bigint as counted
    from unnest(${periods.map(({ name }) => name)}::text[],
                ${periods.map(({ from }) => siteDay(from))}::date[],
                ${periods.map(({ until }) => siteDay(until))}::date[]) as period (name, first, after)
    left join play_day d on d.member_id = ${memberId} and d.day >= period.first and d.day < period.after
      and d.category = any(${[...categories]}::text[])
    group by period.name`
  return new Map(rows.map(({ name, counted }) => [name, counted]))
}
