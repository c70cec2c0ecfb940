import { expireAwards } from '../../../ledger/awards/store.ts'
import { tellMembers } from '../../../platform/events/tell-members.ts'
import type { Platform } from '../../../platform/parts.ts'

/** Ends offers whose time is over. A claim sees that by itself; this job is for records and badges. */
export const expireOffers = ({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): Promise<void> =>
  sql.begin(async (tx) => {
    const memberIds = await expireAwards(tx, clock.now())
    if (memberIds.length > 0) await tellMembers(tx, memberIds)
  })
