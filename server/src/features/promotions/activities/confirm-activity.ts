import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { confirmActivity as call } from '@xinghe/contract/promotions.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { requiredTurnover } from '@xinghe/rules/wallet/turnover.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { refuseOnBreak } from '../../../platform/session/refuse-break.ts'
import { mechanicOf } from '../mechanics/mechanics.ts'
import { confirmQuit } from './quit-bonus.ts'
import { requireRunning, sourceOf } from './activity.ts'
import { makeConfirmId } from './confirm-id.ts'
import { requireClaimable } from '../mechanics/find-item.ts'
import { memberView } from './member-view.ts'

/** What claiming gives and asks, signed, so that the claim is refused when any of it has changed. */
export const confirmActivity = async (
  { sql, secrets }: Pick<Platform, 'sql' | 'secrets'>,
  { kind, id, item, period, action = 'claim' }: InputOf<typeof call>,
  context: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const { memberId, now } = context
  if (action === 'quit') return confirmQuit(sql, secrets, { kind, id, item, period }, memberId, now)
  refuseOnBreak(context)
  // What an action of its own gives is not known before, or not claimed.
  if (mechanicOf(kind)?.actions !== undefined) throw new Refused('invalid-parameter')
  const activity = await requireRunning(sql, kind, id, now)
  const view = await memberView(sql, activity, memberId, now)
  if (view === null) throw new Refused('activity-unknown')
  const found = requireClaimable(view, { item, period })
  const { version, terms } = activity
  const confirmed = { memberId, source: sourceOf(activity), version, ...found }
  return {
    confirmId: makeConfirmId(secrets, confirmed, now),
    amount: found.amount,
    multipleHundredths: terms.multipleHundredths,
    turnoverAsked: requiredTurnover(found.amount, terms.multipleHundredths),
    version,
  }
}
