import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../platform/database/connect.ts'

export type UnreadCounts = Record<
  | 'brnotice_count'
  | 'bractivity_count'
  | 'brbulletin_count'
  | 'brmatch_count'
  | 'brfd_count'
  | 'notice_count'
  | 'activity_count'
  | 'fd_count',
  number
>

/** Broadcasts before the member's registration do not count. */
export const countUnread = async (db: Db, memberId: MemberId): Promise<UnreadCounts> => {
  const [row] = await db<UnreadCounts[]>`
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
      (select count(*)::int from broadcasts where kind = 'match') as brmatch_count,
      (select count(*)::int from broadcasts where kind = 'feedback') as brfd_count,
      (select count(*)::int from letters where kind = 'notice') as notice_count,
      (select count(*)::int from letters where kind = 'activity') as activity_count,
      (select count(*)::int from letters where kind = 'feedback') as fd_count`
  if (row === undefined) throw new Error('a count returns one row')
  return row
}
