import type { revealValue as call } from '@xinghe/contract/account-profile.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { revealsPerDay } from '@xinghe/rules/account/reveal-policy.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { periodStart } from '@xinghe/rules/account/limit-use.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { openContact } from '../codes/contact.ts'
import { openRealName } from './bind-real-name.ts'
import * as store from './store.ts'

type Output = OutputOf<typeof call>

/** The full number of a card, from the wallet; null when the member has no such card. */
export type RevealCard = (db: Db, memberId: MemberId, id: string) => Promise<Output | null>

/** Each reveal is recorded; reveals of one member are serialised, so that the count is right. */
export const revealValue = async (
  { sql, secrets, settings }: Platform,
  revealCard: RevealCard,
  { field, id = '' }: InputOf<typeof call>,
  { memberId, now }: MemberContext,
): Promise<Output> => {
  if (settings.get('switches').hideRealNumber === 1) throw new Refused('access-denied')
  return sql.begin(async (tx) => {
    await store.lockMember(tx, memberId)
    const shown =
      field === 'card'
        ? await revealCard(tx, memberId, id)
        : show(secrets, await store.readBindings(tx, memberId), field)
    if (shown === null) throw new Refused('not-found')
    const today = await store.countReveals(tx, memberId, periodStart('day', now))
    if (today >= revealsPerDay) throw new Refused('reveals-used-up')
    await store.insertReveal(tx, memberId, field, now)
    return shown
  })
}

/** The version changes with the value, so that a page can tell that its copy is stale. */
const show = (
  secrets: Secrets,
  member: store.Bindings,
  field: InputOf<typeof call>['field'],
): Output | null => {
  const version = (at: Instant | null): string => `${at ?? 0}`
  const { phoneSealed, emailSealed, realNameSealed } = member
  if (field === 'phone' && phoneSealed !== null) {
    const { value } = openContact(secrets, member.id, 'phone', phoneSealed)
    return { d: `+${value}`, v: version(member.phoneBoundAt) }
  }
  if (field === 'email' && emailSealed !== null) {
    const { value } = openContact(secrets, member.id, 'email', emailSealed)
    return { d: value, v: version(member.emailBoundAt) }
  }
  if (field === 'realName' && realNameSealed !== null)
    return {
      d: openRealName(secrets, member.id, realNameSealed),
      v: version(member.realNameBoundAt),
    }
  return null
}
