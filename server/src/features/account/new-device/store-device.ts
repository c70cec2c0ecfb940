import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { MemberState } from '../member/store.ts'

/** The facts of a member with which a login is compared. */
export interface LoginFacts {
  readonly state: MemberState
  readonly lastLoginAt: Instant | null
  readonly hasDevices: boolean
  readonly deviceKnown: boolean
  readonly countriesSeen: string[]
  readonly phoneMasked: string | null
  readonly emailMasked: string | null
}

export const readLoginFacts = async (db: Db, id: MemberId, uuid: string): Promise<LoginFacts> => {
  const [row] = await db<LoginFacts[]>`
    select state, last_login_at as "lastLoginAt", phone_masked as "phoneMasked",
           email_masked as "emailMasked",
           exists (select 1 from member_device d where d.member_id = m.id) as "hasDevices",
           exists (
             select 1 from member_device d where d.member_id = m.id and d.uuid = ${uuid}
           ) as "deviceKnown",
           array(
             select distinct country from session s
             where s.member_id = m.id and s.country is not null
           ) as "countriesSeen"
    from member m where id = ${id}`
  if (row === undefined) throw new Error('a member vanished')
  return row
}

/** The trusted devices beside this one, the longest unused first. */
export const otherTrusted = async (db: Db, id: MemberId, uuid: string): Promise<string[]> => {
  const rows = await db<{ uuid: string }[]>`
    select uuid from member_device
    where member_id = ${id} and uuid <> ${uuid} and trusted_at is not null
    order by last_seen_at, uuid`
  return rows.map((row) => row.uuid)
}

export const trustDevice = async (
  db: Db,
  id: MemberId,
  uuid: string,
  now: Instant,
): Promise<void> => {
  await db`
    update member_device set trusted_at = coalesce(trusted_at, ${timestamp(now)})
    where member_id = ${id} and uuid = ${uuid}`
}

export const dropDevices = async (db: Db, id: MemberId, uuids: string[]): Promise<void> => {
  await db`delete from member_device where member_id = ${id} and uuid = any(${uuids})`
}
