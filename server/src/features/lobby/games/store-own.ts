import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'

export const insertFavourite = async (
  db: Db,
  memberId: MemberId,
  game: string,
  now: Instant,
): Promise<void> => {
  await db`
    insert into game_favourite (member_id, game, made_at)
    values (${memberId}, ${game}, ${timestamp(now)}) on conflict do nothing`
}

export const deleteFavourite = async (db: Db, memberId: MemberId, game: string): Promise<void> => {
  await db`delete from game_favourite where member_id = ${memberId} and game = ${game}`
}

/** Code that is in no catalogue leaves no trace: outside venues have games of their own. */
export const writeRecent = async (
  db: Db,
  memberId: MemberId,
  game: string,
  now: Instant,
): Promise<void> => {
  await db`
    insert into game_recent (member_id, game, entered_at)
    select ${memberId}, code, ${timestamp(now)} from game_entry where code = ${game}
    on conflict (member_id, game) do update set entered_at = excluded.entered_at`
}
