import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Gift } from '@xinghe/rules/promotions/points.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export interface PointSums {
  /** Lifetime counted play. */
  readonly total: Fen
  /** Points that were added for play so far. */
  readonly added: number
  readonly balance: number
}

export const readPoints = async (db: Db, memberId: MemberId): Promise<PointSums> => {
  const [row] = await db<PointSums[]>`
    select coalesce((select counted from play_total where member_id = ${memberId}), 0)::bigint as total,
           coalesce((select sum(change) from point_entry
                     where member_id = ${memberId} and reason = 'play'), 0)::int as added,
           coalesce((select balance from point_entry
                     where member_id = ${memberId} order by id desc limit 1), 0) as balance`
  if (row === undefined) throw new Error('a sum returns one row')
  return row
}

/** The caller holds the lock of the member's centre account. */
export const insertEntry = async (
  tx: Db,
  memberId: MemberId,
  { change, reason, balance }: { change: number; reason: 'play' | 'exchange'; balance: number },
  now: Instant,
): Promise<bigint> => {
  const [row] = await tx<{ id: bigint }[]>`
    insert into point_entry (member_id, change, reason, balance, made_at)
    values (${memberId}, ${change}, ${reason}, ${balance}, ${timestamp(now)})
    returning id`
  if (row === undefined) throw new Error('an entry was not written')
  return row.id
}

/** Takes one of the month's gifts; false when none is left. */
export const takeGift = async (tx: Db, { id, perMonth }: Gift, month: string): Promise<boolean> => {
  const { count } = await tx`
    insert into gift_taken as known (gift, month, taken) values (${id}, ${month}, 1)
    on conflict (gift, month) do update set taken = known.taken + 1
      where ${perMonth}::integer is null or known.taken < ${perMonth}`
  return count === 1
}

export const readTaken = async (db: Db, month: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ gift: string; taken: number }[]>`
    select gift, taken from gift_taken where month = ${month}`
  return new Map(rows.map(({ gift, taken }) => [gift, taken]))
}

/** Gifts that the member has bought. */
export const readOwned = async (db: Db, memberId: MemberId): Promise<ReadonlySet<string>> => {
  const rows = await db<{ gift: string }[]>`
    select distinct gift from point_exchange where member_id = ${memberId}`
  return new Set(rows.map(({ gift }) => gift))
}

export interface Exchange {
  readonly id: string
  readonly gift: string
  readonly title: string
  readonly points: number
  readonly amount: Fen | null
  readonly madeAt: Instant
}

export const insertExchange = async (
  tx: Db,
  memberId: MemberId,
  { id, gift, title, points, amount, madeAt }: Exchange,
  entryId: bigint,
): Promise<void> => {
  await tx`
    insert into point_exchange (id, member_id, gift, title, points, amount, entry_id, made_at)
    values (${id}, ${memberId}, ${gift}, ${title}, ${points}, ${amount}, ${entryId},
            ${timestamp(madeAt)})`
}

export const countExchanges = async (db: Db, memberId: MemberId): Promise<number> => {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from point_exchange where member_id = ${memberId}`
  return row?.total ?? 0
}

export const readExchanges = (
  db: Db,
  memberId: MemberId,
  page: { readonly size: number; readonly number: number },
): Promise<Exchange[]> => db<Exchange[]>`
  select id, gift, title, points, amount, made_at as "madeAt" from point_exchange
  where member_id = ${memberId}
  order by made_at desc, id desc limit ${page.size} offset ${(page.number - 1) * page.size}`
