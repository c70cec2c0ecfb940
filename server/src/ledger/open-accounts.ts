import { sportsChannel } from '@xinghe/contract/sports.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../platform/database/connect.ts'

/** Made with the member, at zero: a lock on a balance row that does not exist yet would lock nothing. */
export const openMemberAccounts = async (
  db: Db,
  memberId: MemberId,
  now: Instant,
): Promise<void> => {
  await db`
    insert into ledger_account (member_id, purpose, venue, balance, made_at)
    values (${memberId}, 'centre', null, 0, ${now}), (${memberId}, 'locked', null, 0, ${now}),
           (${memberId}, 'transit', null, 0, ${now}),
           (${memberId}, 'venue', ${sportsChannel}, 0, ${now})
    on conflict do nothing`
}
