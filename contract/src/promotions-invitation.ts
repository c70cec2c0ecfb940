import * as z from 'zod/mini'
import { invitedSteps } from '@xinghe/rules/promotions/invitation.ts'
import { call } from './call.ts'
import { moment, text } from './codec.ts'

export const invitedFriends = call({
  path: '/act/api/v1/promotion/friends',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: "The member's own invitation code and the friends who registered with it.",
  input: z.object({ id: text(32, 1) }),
  output: z.object({
    code: z.string(),
    /** Friends for whom the member was rewarded, ever and in this month. */
    rewarded: z.number(),
    rewardedThisMonth: z.number(),
    /** Newest first, at most a hundred. */
    friends: z.array(
      z.object({
        /** Masked. */
        name: z.string(),
        registeredAt: moment,
        /** The end of the days in which the conditions are met. */
        until: moment,
        step: z.enum(invitedSteps),
      }),
    ),
  }),
})
