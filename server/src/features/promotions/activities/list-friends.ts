import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import type { invitedFriends as call } from '@xinghe/contract/promotions-invitation.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { maskPlayer } from '@xinghe/rules/lobby/winner.ts'
import { monthPeriod } from '@xinghe/rules/base/period.ts'
import { invitationDays, invitedStep } from '@xinghe/rules/promotions/invitation.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { currentActivities, sourceOf } from './activity.ts'
import { readInvitedPlay } from '../invitation/invited-play.ts'
import * as store from '../invitation/store.ts'

const mostFriends = 100

/** The member's code and friends; of each only the step, no sum and no whole name. */
export const listFriends = async (
  { sql }: Pick<Platform, 'sql'>,
  { id }: InputOf<typeof call>,
  { memberId, now }: MemberContext,
): Promise<OutputOf<typeof call>> => {
  const [activity] = await currentActivities(sql, now, { kind: 'friendInvitation', id })
  if (activity?.terms.kind !== 'friendInvitation') throw new Refused('activity-unknown')
  const { terms } = activity
  const source = sourceOf(activity)
  const [code, { rewarded, ofMonth }] = await Promise.all([
    store.readInviteCode(sql, memberId),
    store.countRewarded(sql, memberId, source, monthPeriod(now).from),
  ])
  const friends = await store.readFriends(sql, code, source, mostFriends)
  const plays = await readInvitedPlay(sql, terms, friends)
  return {
    code,
    rewarded,
    rewardedThisMonth: ofMonth,
    friends: friends.flatMap(({ name, registeredAt, isRewarded }, at) => {
      const play = plays[at]
      if (play === undefined) return []
      return [
        {
          name: maskPlayer(name),
          registeredAt,
          until: invitationDays(terms, registeredAt).until,
          step: invitedStep(terms, play, isRewarded, now),
        },
      ]
    }),
  }
}
