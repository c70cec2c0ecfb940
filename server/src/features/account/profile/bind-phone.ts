import { bindPhone as call } from '@xinghe/contract/account-codes.ts'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { maskPhone } from '@xinghe/rules/account/mask.ts'
import { checkPhone } from '@xinghe/rules/account/phone.ts'
import { isUniqueViolation } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkCode } from '../codes/check-code.ts'
import { hashContact, normalContact, sealContact } from '../codes/contact.ts'
import { readPhoneAreas } from '../codes/store-contact.ts'
import type { AccountParts } from '../member/parts.ts'
import { checkOwnPassword, requireSamePassword } from './check-own-password.ts'
import { profileLetters } from './letters.ts'
import { runOnce } from './run-once.ts'
import * as store from './store.ts'

/**
 * Final. A thief with a stolen session must not bind a phone of their own, so it takes the login password. That
 * a phone is taken is revealed only after a code has proved its ownership.
 */
export const bindPhone = async (
  platform: Platform,
  parts: AccountParts,
  input: InputOf<typeof call>,
  context: MemberContext,
): Promise<Record<string, never>> => {
  const { memberId, now } = context
  const { sql, secrets } = platform
  return runOnce(platform, call, input, context, {
    ask: async () => {
      const member = await store.readBindings(sql, memberId)
      if (member.phoneSealed !== null) throw new Refused('already-bound')
      const shape = checkPhone(input.phone, await readPhoneAreas(sql))
      if (!shape.ok) throw new Refused('phone-shape')
      const contact = normalContact({ kind: 'phone', value: input.phone })
      const password = {
        which: 'login',
        typed: input.loginPassword,
        stored: member.passwordHash,
      } as const
      await checkOwnPassword(platform, parts, context, password)
      const { code } = input
      await checkCode(platform, { target: contact, purpose: 'bind-phone', memberId, code, now })
      return {
        sealed: sealContact(secrets, memberId, contact),
        masked: maskPhone(shape.value),
        hash: hashContact(secrets, contact),
        passwordHash: member.passwordHash,
      }
    },
    write: async (tx, { passwordHash, ...value }) => {
      await requireSamePassword(tx, memberId, passwordHash)
      const bound = await store.bindPhone(tx, memberId, value, now).catch((error: unknown) => {
        throw isUniqueViolation(error) ? new Refused('phone-taken') : error
      })
      if (!bound) throw new Refused('already-bound')
      const letter = profileLetters.phoneBound(value.masked)
      await sendLetter(tx, { memberId, kind: 'notice', ...letter, now })
    },
  })
}
