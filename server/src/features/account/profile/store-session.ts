import { sessionIdleMs, sessionLongestMs } from '@xinghe/rules/account/session-age.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { dayMs, later, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import { fragment } from '../../../platform/database/statement.ts'

export interface ListedSession {
  readonly hash: string
  readonly uuid: string
  readonly browser: string
  readonly ip: string
  readonly country: string | null
  readonly madeAt: Instant
  readonly lastSeenAt: Instant
  readonly endedAt: Instant | null
  readonly endedWhy: string | null
}

export interface ListedDevice {
  readonly uuid: string
  readonly browser: string
  readonly trusted: boolean
  readonly firstSeenAt: Instant
  readonly lastSeenAt: Instant
}

/** All sessions that were not ended, including expired ones. */
export const openSessionHashes = async (db: Db, memberId: MemberId): Promise<string[]> => {
  const rows = await db<{ hash: string }[]>`
    select token_hash as hash from session
    where member_id = ${memberId} and ended_at is null order by token_hash`
  return rows.map((row) => row.hash)
}

const columns = fragment`
  token_hash as hash, uuid, browser, ip, country, made_at as "madeAt",
  last_seen_at as "lastSeenAt", ended_at as "endedAt", ended_why as "endedWhy"`

export const livingSessions = async (
  db: Db,
  memberId: MemberId,
  now: Instant,
): Promise<ListedSession[]> => db<ListedSession[]>`
  select ${columns} from session
  where member_id = ${memberId} and ended_at is null
    and last_seen_at > ${timestamp(later(now, -sessionIdleMs))} and made_at > ${timestamp(later(now, -sessionLongestMs))}
  order by last_seen_at desc, token_hash`

const historyMs = 365 * dayMs

export const pageOfSessions = async (
  db: Db,
  memberId: MemberId,
  page: { offset: number; limit: number },
  now: Instant,
): Promise<ListedSession[]> => db<ListedSession[]>`
  select ${columns} from session
  where member_id = ${memberId} and made_at > ${timestamp(later(now, -historyMs))}
  order by made_at desc, token_hash offset ${page.offset} limit ${page.limit}`

export const countSessions = async (db: Db, memberId: MemberId, now: Instant): Promise<number> => {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from session
    where member_id = ${memberId} and made_at > ${timestamp(later(now, -historyMs))}`
  return row?.count ?? 0
}

export const listDevices = async (db: Db, memberId: MemberId): Promise<ListedDevice[]> => db<
  ListedDevice[]
>`
  select uuid, browser, trusted_at is not null as trusted, first_seen_at as "firstSeenAt",
         last_seen_at as "lastSeenAt"
  from member_device where member_id = ${memberId} order by last_seen_at desc, uuid`

export const deleteDevice = async (db: Db, memberId: MemberId, uuid: string): Promise<void> => {
  await db`delete from member_device where member_id = ${memberId} and uuid = ${uuid}`
}
