import { sportsChannel } from '@xinghe/contract/sports.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../platform/database/connect.ts'
import { lockPurses } from './post-locked.ts'

/**
 * Locks the members for whoever counts their play or holds one thing of theirs at a time: the centre, and
 * the wallet of the house's own book, where their play is counted.
 */
export const lockMembers = async (tx: Db, memberIds: readonly MemberId[]): Promise<void> => {
  await lockPurses(tx, memberIds, sportsChannel)
}
