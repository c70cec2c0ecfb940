import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { json, timestamp } from '../../../platform/database/value.ts'

/** Only the fields that the member has chosen, in wire form. */
export const readSetting = async (db: Db, memberId: MemberId): Promise<object> => {
  const [row] = await db<{ setting: object }[]>`
    select setting from sports_member_setting where member_id = ${memberId}`
  return row?.setting ?? {}
}

export const mergeSetting = async (db: Db, memberId: MemberId, chosen: object): Promise<object> => {
  const [row] = await db<{ setting: object }[]>`
    insert into sports_member_setting as s (member_id, setting)
    values (${memberId}, ${json(chosen)})
    on conflict (member_id) do update set setting = s.setting || excluded.setting
    returning setting`
  return row?.setting ?? {}
}

export const favouriteKinds = ['match', 'league'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

export interface Favourite {
  readonly kind: FavouriteKind
  readonly id: string
}

/** In the order in which they were marked. */
export const readFavourites = (db: Db, memberId: MemberId): Promise<Favourite[]> => db<Favourite[]>`
  select kind, id from sports_favourite where member_id = ${memberId} order by made_at, id`

/** False when the member has `most` favourites of the kind already. */
export const insertFavourite = async (
  db: Db,
  memberId: MemberId,
  { kind, id }: Favourite,
  now: Instant,
  most: number,
): Promise<boolean> => {
  const [row] = await db<{ marked: boolean }[]>`
    with room as (
      select count(*) < ${most} as is_left from sports_favourite
      where member_id = ${memberId} and kind = ${kind}
    ), marked as (
      insert into sports_favourite (member_id, kind, id, made_at)
      select ${memberId}, ${kind}, ${id}, ${timestamp(now)} from room where is_left
      on conflict do nothing returning 1
    )
    select is_left or exists (
      select from sports_favourite
      where member_id = ${memberId} and kind = ${kind} and id = ${id}
    ) as marked from room`
  return row?.marked ?? false
}

export const deleteFavourite = async (
  db: Db,
  memberId: MemberId,
  { kind, id }: Favourite,
): Promise<void> => {
  await db`
    delete from sports_favourite
    where member_id = ${memberId} and kind = ${kind} and id = ${id}`
}

export const deleteOldMatches = async (
  db: Db,
  memberId: MemberId,
  before: Instant,
): Promise<void> => {
  await db`
    delete from sports_favourite
    where member_id = ${memberId} and kind = 'match' and made_at < ${timestamp(before)}`
}
