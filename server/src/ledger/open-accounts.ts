import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../platform/database/connect.ts'
import { timestamp } from '../platform/database/value.ts'
import { resolveAccounts } from './resolve-accounts.ts'

/**
 * Opened with the member, at zero: a lock on a balance row that does not exist yet would lock nothing. The
 * wallet of a venue is opened at its first use.
 */
export const openMemberAccounts = async (
  db: Db,
  memberId: MemberId,
  now: Instant,
): Promise<void> => {
  await db`
    insert into ledger_account (member_id, purpose, venue, balance, made_at)
    values (${memberId}, 'centre', null, 0, ${timestamp(now)}), (${memberId}, 'locked', null, 0, ${timestamp(now)}),
           (${memberId}, 'transit', null, 0, ${timestamp(now)})
    on conflict do nothing`
}

/** Opens the member's wallet in a venue of the house, at zero, if there is none. */
export const openWallet = async (
  tx: Db,
  memberId: MemberId,
  venue: string,
  now: Instant,
): Promise<void> => {
  await resolveAccounts(tx, [{ memberId, venue }], now)
}
