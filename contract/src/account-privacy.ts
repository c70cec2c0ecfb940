import * as z from 'zod/mini'
import { empty } from './codec.ts'
import { call } from './call.ts'

/** What others may see of the member. */
const privacy = {
  /** Whether the latest winners and the chat tell of the member's wins and awards. */
  winsShown: /* @__PURE__ */ z.boolean(),
}

export const readPrivacy = call({
  path: '/site/api/v1/user/member/privacy',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: 'What the member lets others see of them.',
  input: empty,
  output: z.object(privacy),
})

export const setPrivacy = call({
  path: '/site/api/v1/user/member/setPrivacy',
  who: 'member',
  rate: 'write',
  origin: 'ours',
  repeatable: true,
  // Being shown to others is ended at any time.
  whileFrozen: true,
  summary:
    'Show or hide own wins and awards among the latest winners and in the chat, past ones too.',
  input: z.object(privacy),
  output: z.object(privacy),
})
