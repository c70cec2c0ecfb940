import type { MemberId } from '@xinghe/rules/base/id.ts'
import { later } from '@xinghe/rules/base/instant.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { timestamp } from '@xinghe/server/platform/database/value.ts'
import type { Site } from './site.ts'

/** A paid deposit in the member's records; no money is posted. */
export const recordPaidDeposit = async (
  site: Site,
  memberId: MemberId,
  fen: Fen,
): Promise<void> => {
  const at = timestamp(later(site.now(), 1))
  await site.query`
    insert into deposit_order (id, member_id, rail, amount, pay_amount, payee, state, received,
                               made_at, expires_at, ended_at)
    values (${`dep_${memberId}`}, ${memberId}, 'bank', ${fen}, ${fen}, '{}', 'paid', ${fen},
            ${at}, ${at}, ${at})`
}
