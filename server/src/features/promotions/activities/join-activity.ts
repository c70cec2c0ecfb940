import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { joinActivity as call } from '@xinghe/contract/promotions.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { ItemView } from '@xinghe/rules/promotions/activity-view.ts'
import type { Award } from '../../../ledger/awards/award.ts'
import { claimAward, grantAwards } from '../../../ledger/awards/grant-awards.ts'
import { lockPerson } from '../../../ledger/awards/lock-person.ts'
import { readAwardsOf } from '../../../ledger/awards/store.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import { readWallet } from '../../../ledger/read-balance.ts'
import { runOnce } from '../../../ledger/run-once.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { mechanicOf } from '../mechanics/mechanics.ts'
import { requireRunning, sourceOf, type Activity } from './activity.ts'
import { requireBudget } from './budget.ts'
import { isConfirmed } from './confirm-id.ts'
import { requireClaimable } from './find-item.ts'
import { memberView } from './member-view.ts'

type Parts = Pick<Platform, 'sql' | 'secrets'>

/** Claims an item as it was confirmed; the same request id gets the same answer for ever. */
export const joinActivity = (
  parts: Parts,
  input: InputOf<typeof call>,
  context: MemberContext,
): Promise<OutputOf<typeof call>> =>
  runOnce(parts, call, input, context, {
    isPermanent: true,
    ask: async () => undefined,
    write: async (tx) => {
      const { memberId, now } = context
      const activity = await requireRunning(tx, input.kind, input.id, now)
      await lockMembers(tx, [memberId])
      const item = await requireConfirmed(tx, parts, activity, input, context)
      await requireBudget(tx, activity, now)
      const { id, amount, state } = await grantItem(tx, activity, item, memberId, now)
      const { centre } = await readWallet(tx, memberId)
      return { award: { id, amount, state }, centerWalletBalance: centre }
    },
  })

/** The item, if it can be claimed and is what the member was shown. */
const requireConfirmed = async (
  tx: Tx,
  { secrets }: Parts,
  activity: Activity,
  { item = '', period, confirmId = '' }: InputOf<typeof call>,
  { memberId, now }: MemberContext,
): Promise<ItemView> => {
  const view = await memberView(tx, activity, memberId, now)
  if (view === null) throw new Refused('activity-unknown')
  const found = requireClaimable(view, { item, period })
  const shown = { memberId, source: sourceOf(activity), version: activity.version, ...found }
  if (!isConfirmed(secrets, confirmId, shown, now)) throw new Refused('activity-changed')
  return found
}

/** An offer that waits is paid; what the rules say is earned is granted now. */
const grantItem = async (
  tx: Tx,
  activity: Activity,
  { period, item, amount, claimUntil }: ItemView,
  memberId: MemberId,
  now: Instant,
): Promise<Award> => {
  const source = sourceOf(activity)
  const offers = await readAwardsOf(tx, memberId, source)
  const offer = offers.find((one) => one.period === period && one.item === item)
  if (offer !== undefined) return claimAward(tx, memberId, offer.id, now)
  const { multipleHundredths } = activity.terms
  const { version } = activity
  const [award] = await grantAwards(
    tx,
    [{ memberId, source, period, item, amount, multipleHundredths, version, claimUntil }],
    now,
  )
  if (award === undefined) throw new Refused('award-claimed')
  const mechanic = mechanicOf(activity.kind)
  await lockPerson(tx, award, mechanic?.oncePer ?? [])
  await mechanic?.afterGrant?.(tx, { ...activity, memberId, now }, award)
  return award
}
