import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../platform/database/connect.ts'

/**
 * Locks the members' centre accounts, in the lock order of the ledger. Needed to count limits, to fill
 * turnover, and to serialise other changes of a member.
 */
export const lockMembers = async (tx: Db, memberIds: readonly MemberId[]): Promise<void> => {
  await tx`
    select 1 from ledger_account
    where member_id = any(${[...new Set(memberIds)]}::text[]) and purpose = 'centre'
    order by id for no key update`
}
