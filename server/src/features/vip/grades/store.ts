import type { MemberId } from '@xinghe/rules/base/id.ts'
import { siteDay, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Period } from '@xinghe/rules/base/period.ts'
import type { GradeChange, GradeState } from '@xinghe/rules/vip/grade.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'

/** A member's grade and play, as the rules ask for them. */
export interface GradeRow extends GradeState {
  readonly memberId: MemberId
  readonly total: Fen
  /** Counted in the month that was asked for. */
  readonly month: Fen
}

/** Of the member `m`: the highest grade ever had, and the month in which the grade last rose. */
const highestAndRisen = fragment`
  greatest(m.vip_grade, (select max(grade) from member_grade g where g.member_id = m.id)) as highest,
  (select to_char(max(from_at) at time zone interval '8 hours', 'YYYY-MM') from member_grade g
   where g.member_id = m.id and why in ('risen', 'restored')) as "risenIn"`

const countedIn = ({ from, until }: Period) => fragment`
  (select coalesce(sum(counted), 0)::bigint from play_day d
   where d.member_id = m.id and d.day >= ${siteDay(from)} and d.day < ${siteDay(until)})`

/**
 * Locks, in the order of their ids, the members whose grade may rise: those whose play has reached the next
 * grade by these totals, and those who have lost a grade.
 */
export const lockRisers = (
  tx: Db,
  memberIds: readonly MemberId[],
  totals: readonly Fen[],
  month: Period,
): Promise<GradeRow[]> => tx<GradeRow[]>`
  select m.id as "memberId", m.vip_grade as grade, ${highestAndRisen}, t.counted as total,
         ${countedIn(month)} as month
  from member m join play_total t on t.member_id = m.id
  where m.id = any(${[...memberIds]}::text[])
    and (t.counted >= (${[...totals]}::bigint[])[m.vip_grade + 1]
      or exists (select 1 from member_grade g where g.member_id = m.id and g.grade > m.vip_grade))
  order by m.id for no key update of m`

/** One member's grade and play in a month. */
export const readGrade = async (db: Db, memberId: MemberId, month: Period): Promise<GradeRow> => {
  const [row] = await db<GradeRow[]>`
    select m.id as "memberId", m.vip_grade as grade, ${highestAndRisen},
           coalesce((select counted from play_total t where t.member_id = m.id), 0) as total,
           ${countedIn(month)} as month
    from member m where m.id = ${memberId}`
  if (row === undefined) throw new Error(`there is no member ${memberId}`)
  return row
}

export const readCurrentGrade = async (db: Db, memberId: MemberId): Promise<number> => {
  const [row] = await db<{ grade: number }[]>`
    select vip_grade as grade from member where id = ${memberId}`
  return row?.grade ?? 0
}

/** Members whose grade may fall, with what they played in a month. */
export const readFallers = (tx: Db, month: Period): Promise<GradeRow[]> => tx<GradeRow[]>`
  select m.id as "memberId", m.vip_grade as grade, ${highestAndRisen}, 0::bigint as total,
         ${countedIn(month)} as month
  from member m where m.vip_grade > 1 order by m.id`

export interface NewGrade {
  readonly memberId: MemberId
  /** What it was; a member whose grade has changed in the meantime is left alone. */
  readonly before: number
  readonly grade: number
  readonly why: GradeChange
}

/** Returns whose grade was changed. */
export const writeGrades = async (
  tx: Db,
  grades: readonly NewGrade[],
  now: Instant,
): Promise<MemberId[]> => {
  const rows = await tx<{ memberId: MemberId }[]>`
    with given as (
      select * from unnest(${grades.map(({ memberId }) => memberId)}::text[],
                           ${grades.map(({ before }) => before)}::integer[],
                           ${grades.map(({ grade }) => grade)}::integer[],
                           ${grades.map(({ why }) => why)}::text[]) as given (member_id, before, grade, why)
    ), changed as (
      update member m set vip_grade = given.grade from given
      where m.id = given.member_id and m.vip_grade = given.before
      returning m.id
    )
    insert into member_grade (member_id, grade, from_at, why)
    select member_id, grade, ${timestamp(now)}::timestamptz, why
    from given join changed on changed.id = given.member_id
    returning member_id as "memberId"`
  return rows.map(({ memberId }) => memberId)
}

export interface GradeEntry {
  readonly grade: number
  readonly from: Instant
  readonly why: GradeChange
}

/** Newest first. */
export const readHistory = (db: Db, memberId: MemberId, most: number): Promise<GradeEntry[]> =>
  db<GradeEntry[]>`
    select grade, from_at as from, why from member_grade
    where member_id = ${memberId} order by from_at desc, id desc limit ${most}`

export const insertHistory = async (
  tx: Db,
  memberId: MemberId,
  history: readonly GradeEntry[],
): Promise<void> => {
  await tx`
    insert into member_grade (member_id, grade, from_at, why)
    select ${memberId}, grade, from_at, why
    from unnest(${history.map(({ grade }) => grade)}::integer[],
                ${history.map(({ from }) => timestamp(from))}::timestamptz[],
                ${history.map(({ why }) => why)}::text[]) as entry (grade, from_at, why)`
}

/** Demonstration accounts whose grade has no history; locked, so that two seeds give them one. */
export const readDemoMembers = (tx: Db): Promise<{ id: MemberId; grade: number }[]> =>
  tx<{ id: MemberId; grade: number }[]>`
    select id, vip_grade as grade from member m
    where demo and vip_grade > 0 and not exists (select 1 from member_grade g where g.member_id = m.id)
    order by id for no key update`
