import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { invitationDays, type InvitedPlay } from '@xinghe/rules/promotions/invitation.ts'
import type { InvitationTerms } from '@xinghe/rules/promotions/terms.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { readFirstDays } from './store.ts'

/** What invited members have deposited and played in their first days, in the order given. */
export const readInvitedPlay = async (
  db: Db,
  terms: Pick<InvitationTerms, 'days'>,
  invited: readonly { readonly memberId: MemberId; readonly registeredAt: Instant }[],
): Promise<InvitedPlay[]> => {
  const sums = await readFirstDays(
    db,
    invited.map(({ memberId, registeredAt }) => ({
      memberId,
      ...invitationDays(terms, registeredAt),
    })),
  )
  return invited.map(({ memberId, registeredAt }) => {
    const { deposited = 0n, counted = 0n } = sums.get(memberId) ?? {}
    return { registeredAt, deposited, counted }
  })
}
