import type { Sql } from '../../platform/database/connect.ts'
import { lockMembers } from '../lock-members.ts'
import { fillLines, readUnfilled } from '../wagering/fill-lines.ts'

/** Members per transaction, which holds the locks of all their wallets. */
const membersAtOnce = 100

/** Fills the award lines of all members whose play was counted since the last time. */
export const fillAwardLines = async (sql: Sql): Promise<void> => {
  for (;;) {
    const memberIds = await readUnfilled(sql, membersAtOnce)
    if (memberIds.length === 0) return
    await sql.begin(async (tx) => {
      await lockMembers(tx, memberIds)
      await fillLines(tx, memberIds)
    })
  }
}
