import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { AcceptedCourse } from './accepted-course.ts'

/** Of all matches that are not over. */
export const readAcceptedCourses = (db: Db): Promise<AcceptedCourse[]> => db<AcceptedCourse[]>`
  select c.match_id as "matchId", c.accepted_until as "acceptedUntil", c.events
  from sports_accepted_course c join sports_match m on m.id = c.match_id
  where m.state in ('scheduled', 'running')`

/** Belongs into the transaction that accepts the bets. A process whose book is behind changes nothing. */
export const writeAcceptedCourses = async (
  tx: Db,
  courses: readonly AcceptedCourse[],
): Promise<void> => {
  if (courses.length === 0) return
  await tx`
    insert into sports_accepted_course as c (match_id, accepted_until, events)
    select g.match_id, g.accepted_until, g.events::json
    from unnest(${courses.map(({ matchId }) => matchId)}::text[],
                ${courses.map(({ acceptedUntil }) => timestamp(acceptedUntil))}::timestamptz[],
                ${courses.map(({ events }) => JSON.stringify(events))}::text[])
      as g (match_id, accepted_until, events)
    join sports_match m on m.id = g.match_id order by g.match_id
    on conflict (match_id) do update
      set accepted_until = excluded.accepted_until, events = excluded.events
      where c.accepted_until < excluded.accepted_until`
}
