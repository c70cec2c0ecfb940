import { bindEmail as call } from '@xinghe/contract/account-codes.ts'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { checkEmail } from '@xinghe/rules/account/email.ts'
import { maskEmail } from '@xinghe/rules/account/mask.ts'
import { isUniqueViolation } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkCodes, type CodeCheck } from '../codes/check-code.ts'
import { hashContact, normalContact, openContact, sealContact } from '../codes/contact.ts'
import type { AccountParts } from '../member/parts.ts'
import { checkOwnPassword, requireSamePassword } from './check-own-password.ts'
import { profileLetters } from './letters.ts'
import { requirePhoneCheck } from './require-phone-check.ts'
import { runOnce } from './run-once.ts'
import * as store from './store.ts'

type Input = InputOf<typeof call>

/**
 * Binds the first email, which takes the login password: a thief with a stolen session could reset that password
 * by an email of their own. A change takes proof of the old address and of the phone, if bound.
 */
export const bindEmail = async (
  platform: Platform,
  parts: AccountParts,
  input: Input,
  context: MemberContext,
): Promise<Record<string, never>> => {
  const { memberId, now } = context
  const { secrets } = platform
  const shape = checkEmail(input.email)
  if (!shape.ok) throw new Refused('email-shape')
  const contact = normalContact({ kind: 'email', value: shape.value })
  const hash = hashContact(secrets, contact)
  return runOnce(platform, call, input, context, {
    ask: async () => {
      const member = await store.readBindings(platform.sql, memberId)
      if (member.emailHash === hash) throw new Refused('email-same')
      await checkCodes(platform, await asked(platform, parts, input, context, member, contact))
      return { replaced: member.emailHash, passwordHash: member.passwordHash }
    },
    write: async (tx, { replaced, passwordHash }) => {
      if (replaced === null) await requireSamePassword(tx, memberId, passwordHash)
      const masked = maskEmail(contact.value)
      const value = { sealed: sealContact(secrets, memberId, contact), masked, hash }
      const bound = await store.bindEmail(tx, memberId, value, replaced, now).catch(whenTaken)
      if (!bound) throw new Refused('code-expired')
      const { emailBound, emailChanged } = profileLetters
      const letter = replaced === null ? emailBound(masked) : emailChanged(masked)
      await sendLetter(tx, { memberId, kind: 'notice', ...letter, now })
    },
  })
}

/** That the address is taken is revealed only after a code has proved its ownership. */
const whenTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? new Refused('email-taken') : error
}

/** Checks the password and returns the codes that are still to be checked. */
const asked = async (
  platform: Platform,
  parts: AccountParts,
  input: Input,
  context: MemberContext,
  member: store.Bindings,
  contact: CodeCheck['target'],
): Promise<CodeCheck[]> => {
  const { memberId, now } = context
  const check = (target: CodeCheck['target'], code: string, field: string): CodeCheck => ({
    target,
    purpose: 'bind-email',
    memberId,
    code,
    now,
    field,
  })
  const fresh = check(contact, input.code, 'code')
  if (member.emailSealed === null) {
    const typed = input.loginPassword ?? ''
    const password = { which: 'login', typed, stored: member.passwordHash } as const
    await checkOwnPassword(platform, parts, context, password)
    return [fresh]
  }
  await requirePhoneCheck(platform, context, member)
  const old = openContact(platform.secrets, memberId, 'email', member.emailSealed)
  return [check(old, input.oldCode ?? '', 'oldCode'), fresh]
}
