import { siteDay } from '@xinghe/rules/base/instant.ts'
import type { Period } from '@xinghe/rules/base/period.ts'
import type { RaceStanding } from '@xinghe/rules/promotions/race.ts'
import type { RaceTerms } from '@xinghe/rules/promotions/terms.ts'
import type { Db } from '../../../platform/database/connect.ts'

export interface NamedStanding extends RaceStanding {
  readonly name: string
}

/** All members who have played enough for a place in the week. */
export const readStandings = (
  db: Db,
  { categories, least }: Pick<RaceTerms, 'categories' | 'least'>,
  { from, until }: Period,
): Promise<NamedStanding[]> => db<NamedStanding[]>`
  select s.member_id as "memberId", m.name, m.simulated, s.counted, s.reached_at as "reachedAt"
  from (select member_id, sum(counted)::bigint as counted, max(reached_at) as reached_at
        from play_day
        where day >= ${siteDay(from)}::date and day < ${siteDay(until)}::date
          and category = any(${[...categories]}::text[])
        group by member_id having sum(counted) >= ${least}::bigint) as s
  join member m on m.id = s.member_id`
