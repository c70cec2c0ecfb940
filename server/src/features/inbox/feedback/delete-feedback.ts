import { Refused } from '@xinghe/contract/refusal.ts'
import { threadPath } from '@xinghe/rules/inbox/feedback.ts'
import { tellMembers } from '../../../platform/events/tell-members.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { hideAppeal, readAppeal } from './store-appeal.ts'
import { hideThread, readLettersTo } from './store.ts'

/** Hides a thread or an appeal from the member's list, and its unread answers with it. */
export const deleteFeedback = (
  { sql }: Pick<Platform, 'sql'>,
  { id }: { readonly id: string },
  { memberId, now }: Pick<MemberContext, 'memberId' | 'now'>,
): Promise<Record<string, never>> =>
  sql.begin(async (tx) => {
    if (id.startsWith('apl_')) {
      if ((await readAppeal(tx, memberId, id)) === null) throw new Refused('not-found')
      await hideAppeal(tx, memberId, id, now)
    } else if (!(await hideThread(tx, memberId, id, now))) throw new Refused('not-found')
    if (await readLettersTo(tx, memberId, threadPath(id), now)) await tellMembers(tx, [memberId])
    return {}
  })
