import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../../platform/database/connect.ts'

export const readWinsShown = async (db: Db, id: MemberId): Promise<boolean> => {
  const [row] = await db<{ shown: boolean }[]>`
    select wins_shown as shown from member where id = ${id}`
  if (row === undefined) throw new Error('a session without a member')
  return row.shown
}

/** False where it was so before. */
export const setWinsShown = async (db: Db, id: MemberId, shown: boolean): Promise<boolean> => {
  const rows = await db`
    update member set wins_shown = ${shown} where id = ${id} and wins_shown <> ${shown} returning 1`
  return rows.length === 1
}
