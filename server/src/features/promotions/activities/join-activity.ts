import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { joinActivity as call } from '@xinghe/contract/promotions.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { costOfPress } from '@xinghe/rules/promotions/budget.ts'
import type { ActivityView } from '@xinghe/rules/promotions/activity-view.ts'
import { lockMembers } from '../../../ledger/lock-members.ts'
import { readWallet } from '../../../ledger/read-balance.ts'
import { runOnce } from '../../../ledger/run-once.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { refuseOnBreak } from '../../../platform/session/refuse-break.ts'
import { originOf } from './claim-origin.ts'
import { requireClaimable } from '../mechanics/find-item.ts'
import type { ActivityParts, Acted } from '../mechanics/mechanic.ts'
import { mechanicOf } from '../mechanics/mechanics.ts'
import { requireRunning, sourceOf, type Activity } from './activity.ts'
import { requireBudget } from './budget.ts'
import { isConfirmed } from './confirm-id.ts'
import { grantItem } from './grant-item.ts'
import { memberView } from './member-view.ts'
import { quitBonus } from './quit-bonus.ts'

/** Claims, signs in, draws or quits; the same request id gets the same answer for ever. */
export const joinActivity = (
  parts: ActivityParts,
  input: InputOf<typeof call>,
  context: MemberContext,
): Promise<OutputOf<typeof call>> =>
  runOnce(parts, call, input, context, {
    isPermanent: true,
    write: async (tx) => {
      const { memberId, now } = context
      if (input.action === 'quit') {
        const { id, amount, state } = await quitBonus(tx, parts.secrets, input, memberId, now)
        const { centre } = await readWallet(tx, memberId)
        return { award: { id, amount, state }, centerWalletBalance: centre }
      }
      refuseOnBreak(context)
      const activity = await requireRunning(tx, input.kind, input.id, now)
      await lockMembers(tx, [memberId])
      const view = await memberView(tx, activity, memberId, now)
      if (view === null) throw new Refused('activity-unknown')
      const { award, proof } = await act(tx, parts, { activity, view, input, context })
      const { id, amount, state } = award
      const { centre } = await readWallet(tx, memberId)
      return {
        award: { id, amount, state },
        ...(proof && { proof }),
        centerWalletBalance: centre,
      }
    },
  })

interface Joining {
  readonly activity: Activity
  readonly view: ActivityView
  readonly input: InputOf<typeof call>
  readonly context: MemberContext
}

/** Kinds with actions of their own have no claim. */
const act = async (tx: Tx, parts: ActivityParts, joining: Joining): Promise<Acted> => {
  const { activity, view, input, context } = joining
  const { memberId, now } = context
  const actions = mechanicOf(activity.kind)?.actions
  const own = actions?.[input.action]
  if (own !== undefined) {
    await requireBudget(tx, activity, costOfPress(activity.terms), now)
    return own(tx, parts, { asked: { ...activity, memberId, now }, view, given: input })
  }
  if (actions !== undefined || input.action !== 'claim') throw new Refused('invalid-parameter')
  return { award: await claim(tx, parts, joining) }
}

/** The item, if it can be claimed and is what the member was shown. */
const claim = async (
  tx: Tx,
  { secrets }: ActivityParts,
  { activity, view, input: { item = '', period, confirmId = '' }, context }: Joining,
) => {
  const { memberId, now } = context
  const found = requireClaimable(view, { item, period })
  const shown = { memberId, source: sourceOf(activity), version: activity.version, ...found }
  if (!isConfirmed(secrets, confirmId, shown, now)) throw new Refused('activity-changed')
  return grantItem(tx, activity, found, { memberId, origin: originOf(context), now })
}
