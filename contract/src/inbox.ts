import * as z from 'zod/mini'
import { call } from './call.ts'

const count = /* @__PURE__ */ z.number()
export const userSystem = /* @__PURE__ */ z.literal(1)
/** Unread broadcasts (br…) and letters of the member, by type. */
export const unreadByType = /* @__PURE__ */ z.object({
  brnotice_count: count,
  bractivity_count: count,
  brbulletin_count: count,
  /** Of matches, letters too. */
  brmatch_count: count,
  brfd_count: count,
  notice_count: count,
  activity_count: count,
  fd_count: count,
})
export type UnreadByType = z.infer<typeof unreadByType>

export const unreadCounts = call({
  path: '/site/api/v1/site/letter/getUnreadForType',
  who: 'member',
  repeatable: true,
  summary: 'Unread broadcasts (br…) and letters of the member, by type.',
  input: z.object({ userSystem }),
  output: unreadByType,
})
