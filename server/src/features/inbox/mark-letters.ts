import type { InputOf } from '@xinghe/contract/call.ts'
import type { UnreadByType } from '@xinghe/contract/inbox.ts'
import type { readAllLetters } from '@xinghe/contract/inbox-letters.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { tellMembers } from '../../platform/events/tell-members.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Platform } from '../../platform/parts.ts'
import { countUnread, isSnapshot, markAllRead, markDeleted, markRead } from './store.ts'

type Parts = Pick<Platform, 'sql'>
type Context = Pick<MemberContext, 'memberId' | 'now'>

/** The member's other tabs hear of a change; the answer tells what is still unread. */
const change = (
  { sql }: Parts,
  memberId: MemberId,
  mark: (tx: Tx) => Promise<boolean>,
): Promise<UnreadByType> =>
  sql.begin(async (tx) => {
    if (await mark(tx)) await tellMembers(tx, [memberId])
    return countUnread(tx, memberId)
  })

export const readSome = (
  parts: Parts,
  { ids }: { readonly ids: readonly string[] },
  { memberId, now }: Context,
): Promise<UnreadByType> => change(parts, memberId, (tx) => markRead(tx, memberId, ids, now))

export const deleteSome = (
  parts: Parts,
  { ids }: { readonly ids: readonly string[] },
  { memberId, now }: Context,
): Promise<UnreadByType> => change(parts, memberId, (tx) => markDeleted(tx, memberId, ids, now))

/** What came after the list was read stays unread. */
export const readAll = async (
  parts: Parts,
  { type, upTo }: InputOf<typeof readAllLetters>,
  { memberId, now }: Context,
): Promise<UnreadByType> => {
  if (!(await isSnapshot(parts.sql, upTo))) throw new Refused('invalid-parameter')
  return change(parts, memberId, (tx) => markAllRead(tx, memberId, type ?? null, upTo, now))
}
