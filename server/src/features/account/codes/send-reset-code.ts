import type { MemberId } from '@xinghe/rules/base/id.ts'
import { usernameKey } from '@xinghe/rules/account/username.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { AccountParts } from '../member/parts.ts'
import { checkShape } from './send-fields.ts'
import { hashContact, normalContact } from './contact.ts'
import { hashResetSubject, type ResetSubject } from './reset-subject.ts'
import { prepareCode } from './send-code.ts'
import { findOwner } from './store-contact.ts'

export interface ResetAsked extends ResetSubject {
  readonly category: 0 | 1 | 2
}

export interface ResetCode {
  /** Null when name and contact do not belong together. */
  readonly memberId: MemberId | null
  /** Call it last: a running delivery would slow the rest of the call. */
  readonly deliverLater: () => void
}

/**
 * A code to reset a password if name and contact belong together; else a decoy, which takes as long and is
 * counted alike.
 */
export const prepareResetCode = async (
  platform: Platform,
  parts: AccountParts,
  { name, contact, category }: ResetAsked,
  { ip, now, log }: CallContext,
): Promise<ResetCode> => {
  const target = normalContact(contact)
  checkShape(target)
  const owner = await findOwner(platform.sql, usernameKey(name))
  const bound = target.kind === 'phone' ? owner?.phoneHash : owner?.emailHash
  const theirs = bound === hashContact(platform.secrets, target) && owner?.state !== 'closed'
  const memberId = theirs ? (owner?.id ?? null) : null
  const deliver = await prepareCode(platform, parts, {
    target,
    memberId,
    subjectHash: hashResetSubject(platform, { name, contact }),
    purpose: 'reset',
    category,
    ip,
    now,
    decoy: memberId === null,
  })
  return {
    memberId,
    deliverLater: () => platform.background.start('send a reset code', deliver, log),
  }
}
