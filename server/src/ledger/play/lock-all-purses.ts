import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../platform/database/connect.ts'
import { lockPurses, type Purse, type PurseAccounts } from './purse.ts'

/** Locks all purses, waiting where necessary; by member. */
export const lockAllPurses = async (
  tx: Db,
  accounts: readonly PurseAccounts[],
): Promise<ReadonlyMap<MemberId, Purse>> => {
  const purses = await lockPurses(tx, accounts, 'wait')
  return new Map(
    purses.map((purse) => {
      if (purse === null) throw new Error('a purse is gone')
      return [purse.memberId, purse]
    }),
  )
}
