import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../src/platform/database/connect.ts'
import { timestamp } from '../src/platform/database/value.ts'

/** Members with empty accounts, made in two statements. Their names are their ids. */
export const insertManyMembers = async (
  db: Db,
  memberIds: readonly MemberId[],
  now: Instant,
): Promise<void> => {
  await db`
    insert into member (id, name, name_key, password_hash, registered_ip, registered_uuid,
                        registered_device, registered_at, agreed_at)
    select id, id, id, '', '', '', '', ${timestamp(now)}, ${timestamp(now)}
    from unnest(${[...memberIds]}::text[]) as id`
  await db`
    insert into ledger_account (member_id, purpose, venue, balance, made_at)
    select id, purpose, null, 0, ${timestamp(now)}
    from unnest(${[...memberIds]}::text[]) as id,
         unnest(array['centre', 'locked', 'transit']) as purpose`
}
