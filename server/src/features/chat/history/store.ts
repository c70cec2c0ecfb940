import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { fragment } from '../../../platform/database/statement.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { MessageRow } from '../rooms/store.ts'

export interface HistoryFilter {
  readonly rid: string
  readonly kinds: readonly string[]
  /** Only of this member. */
  readonly memberId: string | null
  readonly from: Instant | null
  /** Included. */
  readonly until: Instant
}

const countedMost = 1_000

const matching = ({ rid, kinds, memberId, from, until }: HistoryFilter) => fragment`
  from chat_message
  where rid = ${rid} and kind = any(${kinds}::text[]) and deleted_at is null
    and made_at <= ${timestamp(until)}
    and (${from === null ? null : timestamp(from)}::timestamptz is null
         or made_at >= ${from === null ? null : timestamp(from)}::timestamptz)
    and (${memberId}::text is null or member_id = ${memberId})`

export const countHistory = async (db: Db, filter: HistoryFilter): Promise<number> => {
  const [row] = await db<{ total: number }[]>`
    select count(*)::integer as total from (select 1 ${matching(filter)} limit ${countedMost}) as counted`
  return row?.total ?? 0
}

export const readHistory = (
  db: Db,
  filter: HistoryFilter,
  offset: number,
  most: number,
): Promise<MessageRow[]> => db<MessageRow[]>`
  select rid, seq, id, kind, member_id as "memberId", name, vip, role, simulated, msg, body,
         made_at as at, false as deleted
  ${matching(filter)} order by seq desc offset ${offset} limit ${most}`

/** The time of the room's last message: what comes later has a later time. */
export const lastTime = async (db: Db, rid: string): Promise<Instant | null> => {
  const [row] = await db<{ at: Instant | null }[]>`
    select last_at as at from chat_room where rid = ${rid}`
  return row?.at ?? null
}
