import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { json, timestamp } from '../../../platform/database/value.ts'

/** The most members that a flag names; an internet café has many. */
const othersNamed = 50

export const membersWithDevice = async (
  db: Db,
  uuid: string,
  except: MemberId,
): Promise<MemberId[]> => {
  const rows = await db<{ id: MemberId }[]>`
    select member_id as id from member_device
    where uuid = ${uuid} and member_id <> ${except} order by first_seen_at limit ${othersNamed}`
  return rows.map((row) => row.id)
}

export const membersWithName = async (
  db: Db,
  realNameHash: string,
  except: MemberId,
): Promise<MemberId[]> => {
  const rows = await db<{ id: MemberId }[]>`
    select id from member
    where real_name_hash = ${realNameHash} and id <> ${except}
    order by registered_at limit ${othersNamed}`
  return rows.map((row) => row.id)
}

/** One open flag per member and reason, which names all members known so far. */
export const openFlag = async (
  db: Db,
  flag: {
    memberId: MemberId
    why: 'same-device' | 'same-real-name'
    others: readonly MemberId[]
    now: Instant
  },
): Promise<void> => {
  await db`
    insert into review_flag (member_id, why, detail, made_at)
    values (${flag.memberId}, ${flag.why}, ${json({ others: [...flag.others] })}, ${timestamp(flag.now)})
    on conflict (member_id, why) where closed_at is null do update set detail = excluded.detail
    where review_flag.detail <> excluded.detail`
}
