import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../platform/database/connect.ts'
import { countUnread } from './store.ts'

/** The number on the badge: the sum of all eight counts. */
export const unreadTotal = async (db: Db, memberId: MemberId): Promise<number> => {
  const counts = await countUnread(db, memberId)
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
