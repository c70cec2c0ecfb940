import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { DayPlay } from '@xinghe/rules/promotions/count-play.ts'
import { arrayText, listText } from '../../platform/database/array-text.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'

export const addDays = async (tx: Db, days: readonly DayPlay[]): Promise<void> => {
  await tx`
    insert into play_day as known (member_id, day, category, edge_bp, counted, net, reached_at)
    select unnest(string_to_array(${listText(days.map(({ memberId }) => memberId))}, chr(1))),
           unnest(string_to_array(${listText(days.map(({ day }) => day))}, chr(1)))::date,
           unnest(string_to_array(${listText(days.map(({ category }) => category))}, chr(1))),
           unnest(${arrayText(days.map(({ edgeBp }) => edgeBp))}::smallint[]),
           unnest(${arrayText(days.map(({ counted }) => counted))}::bigint[]),
           unnest(${arrayText(days.map(({ net }) => net))}::bigint[]),
           unnest(${days.map(({ reachedAt }) => timestamp(reachedAt))}::timestamptz[])
    on conflict (member_id, day, category, edge_bp)
      do update set counted = known.counted + excluded.counted, net = known.net + excluded.net,
                    reached_at = greatest(known.reached_at, excluded.reached_at)`
}

/** A member whose sums a batch of facts has changed. */
export interface ChangedTotal {
  readonly memberId: MemberId
  /** Counted since the beginning, before the batch and with it. */
  readonly before: Fen
  readonly total: Fen
}

export const addTotals = (tx: Db, days: readonly DayPlay[]): Promise<ChangedTotal[]> =>
  tx<ChangedTotal[]>`
    insert into play_total as known (member_id, counted)
    select member_id, sum(counted)
    from unnest(string_to_array(${listText(days.map(({ memberId }) => memberId))}, chr(1)),
                ${arrayText(days.map(({ counted }) => counted))}::bigint[]) as day (member_id, counted)
    group by member_id
    on conflict (member_id) do update set counted = known.counted + excluded.counted
    returning member_id as "memberId", coalesce(old.counted, 0) as before, new.counted as total`

/** Of all members together. */
export const addSiteDays = async (tx: Db, days: readonly DayPlay[]): Promise<void> => {
  await tx`
    insert into play_site_day as known (day, category, counted)
    select day, category, sum(counted)
    from unnest(string_to_array(${listText(days.map(({ day }) => day))}, chr(1))::date[],
                string_to_array(${listText(days.map(({ category }) => category))}, chr(1)),
                ${arrayText(days.map(({ counted }) => counted))}::bigint[]) as one (day, category, counted)
    group by day, category
    on conflict (day, category) do update set counted = known.counted + excluded.counted`
}

export interface MemberSums {
  readonly memberId: MemberId
  /** Of all days together. */
  readonly counted: Fen
  readonly net: Fen
  readonly total: Fen
}

/** The sums of the next members in the order of their ids. */
export const readSumsPage = (tx: Db, after: string, most: number): Promise<MemberSums[]> =>
  tx<MemberSums[]>`
    select t.member_id as "memberId", t.counted as total,
           coalesce(sum(d.counted), 0)::bigint as counted, coalesce(sum(d.net), 0)::bigint as net
    from (select member_id, counted from play_total
          where member_id > ${after} order by member_id limit ${most}) as t
    left join play_day d on d.member_id = t.member_id
    group by t.member_id, t.counted order by t.member_id`

interface SiteDayDifference {
  readonly day: string
  readonly category: string
  readonly counted: Fen
  readonly summed: Fen
}

/** The first day whose sum of all members is not what the members' days add up to. */
export const findWrongSiteDay = async (tx: Db): Promise<SiteDayDifference | null> => {
  const [row] = await tx<SiteDayDifference[]>`
    select coalesce(s.day, d.day)::text as day, coalesce(s.category, d.category) as category,
           coalesce(s.counted, 0)::bigint as counted, coalesce(d.counted, 0)::bigint as summed
    from play_site_day s
    full join (select day, category, sum(counted) as counted from play_day group by day, category) as d
      on d.day = s.day and d.category = s.category
    where coalesce(s.counted, 0) <> coalesce(d.counted, 0)
    order by 1, 2 limit 1`
  return row ?? null
}
