import type { UnreadByType } from '@xinghe/contract/inbox.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { LetterType } from '@xinghe/rules/inbox/letter-type.ts'
import type { Db } from '../../platform/database/connect.ts'
import { timestamp } from '../../platform/database/value.ts'

/** The wire says `fd` for feedback. */
const kindOf = (type: LetterType): string => (type === 'fd' ? 'feedback' : type)

/** Broadcasts before the member's registration do not count. The specification has one count for matches. */
export const countUnread = async (db: Db, memberId: MemberId): Promise<UnreadByType> => {
  const [row] = await db<UnreadByType[]>`
    with broadcasts as (
      select b.kind from broadcast b
      join member m on m.id = ${memberId} and b.sent_at >= m.registered_at
      where not exists (
        select 1 from broadcast_read r where r.member_id = ${memberId} and r.broadcast_id = b.id)
    ), letters as (
      select kind from letter
      where member_id = ${memberId} and read_at is null and deleted_at is null
    )
    select
      (select count(*)::int from broadcasts where kind = 'notice') as brnotice_count,
      (select count(*)::int from broadcasts where kind = 'activity') as bractivity_count,
      (select count(*)::int from broadcasts where kind = 'bulletin') as brbulletin_count,
      (select count(*)::int from (select kind from broadcasts union all select kind from letters) as both_kinds
       where kind = 'match') as brmatch_count,
      (select count(*)::int from broadcasts where kind = 'feedback') as brfd_count,
      (select count(*)::int from letters where kind = 'notice') as notice_count,
      (select count(*)::int from letters where kind = 'activity') as activity_count,
      (select count(*)::int from letters where kind = 'feedback') as fd_count`
  if (row === undefined) throw new Error('a count returns one row')
  return row
}

export interface StoredLetter {
  readonly id: string
  readonly broadcast: boolean
  readonly title: string
  readonly body: string
  readonly sentAt: Instant
  readonly read: boolean
  readonly link: string | null
}

export interface LettersOf {
  readonly memberId: MemberId
  readonly type: LetterType
}

/** What the database shows now; later letters are not in it, whatever their time. */
export const readSnapshot = async (db: Db): Promise<string> => {
  const [row] = await db<{ snapshot: string }[]>`select pg_current_snapshot()::text as snapshot`
  if (row === undefined) throw new Error('a snapshot returns one row')
  return row.snapshot
}

export const countLetters = async (db: Db, { memberId, type }: LettersOf): Promise<number> => {
  const kind = kindOf(type)
  const [row] = await db<{ total: number }[]>`
    select (select count(*) from letter
            where member_id = ${memberId} and kind = ${kind} and deleted_at is null)::integer
         + (select count(*) from broadcast b
            join member m on m.id = ${memberId} and b.sent_at >= m.registered_at
            where b.kind = ${kind} and not exists (
              select 1 from broadcast_read r
              where r.member_id = m.id and r.broadcast_id = b.id and r.hidden_at is not null))::integer
           as total`
  return row?.total ?? 0
}

/** Newest first. */
export const readLetters = (
  db: Db,
  { memberId, type }: LettersOf,
  isTraditional: boolean,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<StoredLetter[]> => {
  const kind = kindOf(type)
  return db<StoredLetter[]>`
    select id, broadcast, sent_at as "sentAt", read, link,
           case when ${isTraditional}::boolean then title_tw else title_cn end as title,
           case when ${isTraditional}::boolean then body_tw else body_cn end as body
    from (
      (select id, false as broadcast, title_cn, title_tw, body_cn, body_tw, sent_at,
              read_at is not null as read, link
       from letter where member_id = ${memberId} and kind = ${kind} and deleted_at is null
       order by sent_at desc, id desc limit ${from + size})
      union all
      (select b.id, true, b.title_cn, b.title_tw, b.body_cn, b.body_tw, b.sent_at,
              r.read_at is not null, b.link
       from broadcast b
       join member m on m.id = ${memberId} and b.sent_at >= m.registered_at
       left join broadcast_read r on r.member_id = m.id and r.broadcast_id = b.id
       where b.kind = ${kind} and r.hidden_at is null
       order by b.sent_at desc, b.id desc limit ${from + size})
    ) as both_kinds
    order by sent_at desc, id desc limit ${size} offset ${from}`
}

/** Marks as read; returns whether anything changed. */
export const markRead = async (
  tx: Db,
  memberId: MemberId,
  ids: readonly string[],
  now: Instant,
): Promise<boolean> => {
  const letters = await tx`
    update letter set read_at = ${timestamp(now)}
    where member_id = ${memberId} and id = any(${[...ids]}::text[])
      and read_at is null and deleted_at is null`
  const broadcasts = await tx`
    insert into broadcast_read (broadcast_id, member_id, read_at)
    select b.id, m.id, ${timestamp(now)}
    from broadcast b join member m on m.id = ${memberId} and b.sent_at >= m.registered_at
    where b.id = any(${[...ids]}::text[])
    on conflict do nothing`
  return letters.count + broadcasts.count > 0
}

/** A deleted letter counts as read. */
export const markDeleted = async (
  tx: Db,
  memberId: MemberId,
  ids: readonly string[],
  now: Instant,
): Promise<boolean> => {
  const letters = await tx`
    update letter set deleted_at = ${timestamp(now)}
    where member_id = ${memberId} and id = any(${[...ids]}::text[]) and deleted_at is null`
  const broadcasts = await tx`
    insert into broadcast_read as known (broadcast_id, member_id, read_at, hidden_at)
    select b.id, m.id, ${timestamp(now)}, ${timestamp(now)}
    from broadcast b join member m on m.id = ${memberId} and b.sent_at >= m.registered_at
    where b.id = any(${[...ids]}::text[])
    on conflict (member_id, broadcast_id) do update set hidden_at = excluded.hidden_at
      where known.hidden_at is null`
  return letters.count + broadcasts.count > 0
}

/** PostgreSQL's own check: the ids of a snapshot rise and lie between its bounds. */
export const isSnapshot = async (db: Db, text: string): Promise<boolean> => {
  const [row] = await db<{ isValid: boolean }[]>`
    select pg_input_is_valid(${text}, 'pg_snapshot') as "isValid"`
  return row?.isValid === true
}

/** Marks as read what a snapshot could see. */
export const markAllRead = async (
  tx: Db,
  memberId: MemberId,
  type: LetterType | null,
  upTo: string,
  now: Instant,
): Promise<boolean> => {
  const kind = type === null ? null : kindOf(type)
  const letters = await tx`
    update letter set read_at = ${timestamp(now)}
    where member_id = ${memberId} and read_at is null and deleted_at is null
      and (${kind}::text is null or kind = ${kind})
      and pg_visible_in_snapshot(tx, ${upTo}::pg_snapshot)`
  const broadcasts = await tx`
    insert into broadcast_read (broadcast_id, member_id, read_at)
    select b.id, m.id, ${timestamp(now)}
    from broadcast b join member m on m.id = ${memberId} and b.sent_at >= m.registered_at
    where (${kind}::text is null or b.kind = ${kind})
      and pg_visible_in_snapshot(b.tx, ${upTo}::pg_snapshot)
    on conflict do nothing`
  return letters.count + broadcasts.count > 0
}

/** Letters and broadcasts are kept for two years. */
export const purgeLetters = async (db: Db, before: Instant): Promise<void> => {
  await db`delete from letter where sent_at < ${timestamp(before)}`
  await db`
    with old as (select id from broadcast where sent_at < ${timestamp(before)}),
         reads as (delete from broadcast_read where broadcast_id in (select id from old))
    delete from broadcast where id in (select id from old)`
}
