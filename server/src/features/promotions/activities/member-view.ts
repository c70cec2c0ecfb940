import { isClaimable, type AwardState } from '@xinghe/rules/base/award.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { ActivityView, ItemState, ItemView } from '@xinghe/rules/promotions/activity-view.ts'
import type { Award } from '../../../ledger/awards/award.ts'
import { readAwardsOf } from '../../../ledger/awards/store.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { mechanicOf } from '../mechanics/mechanics.ts'
import { sourceOf, type Activity } from './activity.ts'

const stateOf: Record<AwardState, ItemState> = {
  offered: 'claimable',
  granted: 'claimed',
  quit: 'claimed',
  expired: 'expired',
  refused: 'expired',
  review: 'review',
}

const keyOf = ({ period, item }: { period: string; item: string }): string => `${period} ${item}`

/** An item whose award exists shows the award: its amount and state no longer change with the terms. */
const withAward = (item: ItemView, award: Award | undefined, now: Instant): ItemView => {
  if (award === undefined) return item
  // The job that ends offers comes later than their end.
  const isLate = award.state === 'offered' && !isClaimable(award, now)
  return {
    ...item,
    amount: award.amount,
    state: isLate ? 'expired' : stateOf[award.state],
    claimUntil: award.claimUntil ?? item.claimUntil,
  }
}

/** A member's own state in an activity; null where its kind is not built. */
export const memberView = async (
  db: Db,
  activity: Activity,
  memberId: MemberId,
  now: Instant,
): Promise<ActivityView | null> => {
  const mechanic = mechanicOf(activity.kind)
  if (mechanic === undefined) return null
  const view = await mechanic.view(db, { ...activity, memberId, now })
  const awards = await readAwardsOf(db, memberId, sourceOf(activity))
  const given = new Map(awards.map((award) => [keyOf(award), award]))
  return { ...view, items: view.items.map((item) => withAward(item, given.get(keyOf(item)), now)) }
}
