import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { QuizPick } from '@xinghe/rules/chat/room-event.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface QuizRow {
  readonly gide: string
  readonly startsAt: Instant
  readonly startedAt: Instant | null
  /** The final score; null before the end, and for a match that was called off. */
  readonly homeScore: number | null
  readonly awayScore: number | null
  readonly home: number
  readonly draw: number
  readonly away: number
}

/** Tallies and results of the quizzes of these matches. */
export const readQuizzes = (db: Db, gides: readonly string[]): Promise<QuizRow[]> => db<QuizRow[]>`
  select m.gide, m.starts_at as "startsAt", m.started_at as "startedAt",
         case when m.state = 'ended' then m.home_score end as "homeScore",
         case when m.state = 'ended' then m.away_score end as "awayScore",
         count(p) filter (where p.pick = 'H')::integer as home,
         count(p) filter (where p.pick = 'N')::integer as draw,
         count(p) filter (where p.pick = 'C')::integer as away
  from chat_match m left join chat_quiz_pick p on p.gide = m.gide
  where m.gide = any(${gides}::text[])
  group by m.gide, m.starts_at, m.started_at, m.state, m.home_score, m.away_score`

export const readPick = async (
  db: Db,
  gide: string,
  memberId: MemberId,
): Promise<QuizPick | null> => {
  const [row] = await db<{ pick: QuizPick }[]>`
    select pick from chat_quiz_pick where gide = ${gide} and member_id = ${memberId}`
  return row?.pick ?? null
}

/** The pick that stands: this one, or the one that was made before. */
export const insertPick = async (
  db: Db,
  gide: string,
  memberId: MemberId,
  pick: QuizPick,
  now: Instant,
): Promise<QuizPick> => {
  const rows = await db`
    insert into chat_quiz_pick (gide, member_id, pick, made_at)
    values (${gide}, ${memberId}, ${pick}, ${timestamp(now)})
    on conflict do nothing returning 1`
  return rows.length > 0 ? pick : ((await readPick(db, gide, memberId)) ?? pick)
}
