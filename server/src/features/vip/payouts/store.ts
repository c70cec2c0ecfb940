import type { MemberId } from '@xinghe/rules/base/id.ts'
import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Period } from '@xinghe/rules/base/period.ts'
import type { RebatePlay } from '@xinghe/rules/vip/rebate.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface PlayedDay {
  readonly memberId: MemberId
  readonly plays: readonly RebatePlay[]
  /** At the end of the day. */
  readonly grade: number
  /** The detail of the member's rebate before; null for the first. */
  readonly before: unknown
}

/** What members played on a day, with their grade at its end. */
export const readPlayedDays = async (tx: Db, { name, until }: Period): Promise<PlayedDay[]> => {
  const plays = await tx<(RebatePlay & { memberId: MemberId })[]>`
    select member_id as "memberId", category, edge_bp as "edgeBp", counted from play_day
    where day = ${name} and counted <> 0 order by member_id, category, edge_bp`
  const members = await tx<Omit<PlayedDay, 'plays'>[]>`
    select d.member_id as "memberId", coalesce(g.grade, 0)::integer as grade, l.detail as before
    from (select distinct member_id from play_day where day = ${name} and counted <> 0) as d
    left join lateral (
      select grade from member_grade
      where member_id = d.member_id and from_at < ${timestamp(until)}
      order by from_at desc, id desc limit 1) as g on true
    left join lateral (
      select detail from payout_line
      where member_id = d.member_id and kind = 'rebate' and period < ${name}
      order by period desc limit 1) as l on true
    order by d.member_id`
  const played = Map.groupBy(plays, ({ memberId }) => memberId)
  return members.map((member) => ({ ...member, plays: played.get(member.memberId) ?? [] }))
}

export interface PlayedWeek {
  readonly memberId: MemberId
  readonly counted: Fen
  readonly grade: number
}

/** What members with a grade played in a week, with the grade at its end. */
export const readPlayedWeeks = (tx: Db, { from, until }: Period): Promise<PlayedWeek[]> =>
  tx<PlayedWeek[]>`
    select d.member_id as "memberId", d.counted, g.grade
    from (select member_id, sum(counted)::bigint as counted from play_day
          where day >= ${siteDay(from)} and day < ${siteDay(until)} group by member_id) as d
    join lateral (
      select grade from member_grade
      where member_id = d.member_id and from_at < ${timestamp(until)}
      order by from_at desc, id desc limit 1) as g on g.grade > 0
    order by d.member_id`

export interface Celebrant {
  readonly memberId: MemberId
  readonly grade: number
  readonly enteredAt: Instant
}

/** Members with a grade who were born on one of these days (month × 100 + day). */
export const readCelebrants = (tx: Db, days: readonly number[]): Promise<Celebrant[]> =>
  tx<Celebrant[]>`
    select id as "memberId", vip_grade as grade, birthday_entered_at as "enteredAt" from member
    where extract(month from birthday) * 100 + extract(day from birthday) = any(${[...days]}::numeric[])
      and birthday is not null and vip_grade > 0
    order by id`
