import type { readPrivacy as readCall, setPrivacy } from '@xinghe/contract/account-privacy.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import * as store from './store-privacy.ts'

export const readPrivacy = async (
  { sql }: Pick<Platform, 'sql'>,
  { memberId }: MemberContext,
): Promise<OutputOf<typeof readCall>> => ({ winsShown: await store.readWinsShown(sql, memberId) })

/** Lists read the choice of the member's row; lines of the chat that tell of the member are deleted. */
export const changePrivacy = (
  { sql }: Pick<Platform, 'sql'>,
  { winsShown }: InputOf<typeof setPrivacy>,
  { memberId }: MemberContext,
): Promise<OutputOf<typeof setPrivacy>> =>
  sql.begin(async (tx) => {
    const changed = await store.setWinsShown(tx, memberId, winsShown)
    if (changed && !winsShown) await writeEvent(tx, 'wins-hidden', { memberId })
    return { winsShown }
  })
