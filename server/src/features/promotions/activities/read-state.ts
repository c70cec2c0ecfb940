import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { activityState as call } from '@xinghe/contract/promotions.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { memberState } from '@xinghe/rules/promotions/activity-view.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { ActivityParts } from '../mechanics/mechanic.ts'
import { mechanicOf } from '../mechanics/mechanics.ts'
import { currentActivities, phaseOf } from './activity.ts'
import { memberView } from './member-view.ts'

export const readState = async (
  parts: ActivityParts,
  { kind, id }: InputOf<typeof call>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const { sql } = parts
  const [activity] = await currentActivities(sql, now, { kind, id })
  const view = activity === undefined ? null : await memberView(sql, activity, memberId, now)
  if (activity === undefined || view === null) throw new Refused('activity-unknown')
  const isRunning = phaseOf(activity, now) === 'running'
  const more = await mechanicOf(kind)?.more?.(parts, { ...activity, memberId, now })
  const { streak, draws } = more ?? {}
  return {
    version: activity.version,
    state: isRunning ? memberState(view, false) : 'closed',
    period: view.period,
    conditions: [...view.conditions],
    items: view.items.map((item) => ({ ...item, conditions: [...item.conditions] })),
    ...(streak && { streak: { ...streak, month: [...streak.month] } }),
    ...(draws && { draws: { ...draws, past: [...draws.past] } }),
  }
}
