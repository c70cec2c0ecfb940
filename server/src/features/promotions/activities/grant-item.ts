import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { costOfItem } from '@xinghe/rules/promotions/budget.ts'
import type { ItemView } from '@xinghe/rules/promotions/activity-view.ts'
import type { Award } from '../../../ledger/awards/award.ts'
import { claimAward, grantAwards, reviewAwards } from '../../../ledger/awards/grant-awards.ts'
import { lockPerson } from '../../../ledger/awards/lock-person.ts'
import { readAwardsOf } from '../../../ledger/awards/store.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import { requireBudget } from './budget.ts'
import { needsReview } from './claim-origin.ts'
import { insertClaim, type ClaimOrigin } from './store-claims.ts'
import { mechanicOf } from '../mechanics/mechanics.ts'
import { sourceOf, type Activity } from './activity.ts'

interface Claiming {
  readonly memberId: MemberId
  readonly origin: ClaimOrigin
  readonly now: Instant
}

/**
 * An offer that waits is paid, whatever the budget: it was promised. What the rules say is earned is granted
 * now, or reviewed first.
 */
export const grantItem = async (
  tx: Tx,
  activity: Activity,
  { period, item, amount, claimUntil }: ItemView,
  { memberId, origin, now }: Claiming,
): Promise<Award> => {
  const source = sourceOf(activity)
  const offers = await readAwardsOf(tx, memberId, source)
  const offer = offers.find((one) => one.period === period && one.item === item)
  if (offer !== undefined) return claimAward(tx, memberId, offer.id, now)
  const { version, terms } = activity
  await requireBudget(tx, activity, costOfItem(terms, { item, amount }), now)
  const { multipleHundredths } = terms
  const wanted = {
    memberId,
    source,
    period,
    item,
    amount,
    multipleHundredths,
    version,
    claimUntil,
  }
  const mechanic = mechanicOf(activity.kind)
  const oncePer = mechanic?.oncePer ?? []
  const isReviewed = oncePer.length > 0 && (await needsReview(tx, source, memberId, origin, now))
  const [award] = await (isReviewed ? reviewAwards : grantAwards)(tx, [wanted], now)
  if (award === undefined) throw new Refused('award-claimed')
  if (oncePer.length > 0) {
    await lockPerson(tx, award, oncePer)
    await insertClaim(tx, award, origin, now)
  }
  if (!isReviewed) await mechanic?.afterGrant?.(tx, { ...activity, memberId, now }, award)
  return award
}
