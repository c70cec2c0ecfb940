import type { sendCodeLoggedIn } from '@xinghe/contract/account-codes.ts'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { CodePurpose } from '@xinghe/rules/account/code-policy.ts'
import { checkPhone } from '@xinghe/rules/account/phone.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { AccountParts } from '../member/parts.ts'
import { normalContact, openContact, type Contact } from './contact.ts'
import { sendCode } from './send-code.ts'
import { checkShape, contactKind, openFields, passSendCaptcha } from './send-fields.ts'
import { readContacts, readPhoneAreas, type SealedContacts } from './store-contact.ts'

type Input = InputOf<typeof sendCodeLoggedIn>

const purposes = {
  1: 'bind-phone',
  2: 'change-password',
  4: 'bind-email',
  5: 'withdrawal-password',
  6: 'new-card',
} as const satisfies Record<Input['type'], CodePurpose>

export const sendLoggedIn = async (
  platform: Platform,
  parts: AccountParts,
  input: Input,
  context: MemberContext,
): Promise<Record<string, never>> => {
  const { memberId, ip, now } = context
  const { number, proof } = openFields(input, context)
  const kind = contactKind(input.cate)
  const purpose = purposes[input.type]
  if (
    ((purpose === 'bind-phone' || purpose === 'new-card') && kind !== 'phone') ||
    (purpose === 'bind-email' && kind !== 'email')
  )
    throw new Refused('invalid-parameter')
  await passSendCaptcha(platform, kind, proof, context)
  const contacts = await readContacts(platform.sql, memberId)
  const typed = normalContact({ kind, value: number })
  const target =
    purpose === 'bind-phone'
      ? await newPhone(platform, contacts, typed)
      : purpose === 'bind-email' && typed.value !== ''
        ? newEmail(typed)
        : boundContact(platform, memberId, contacts, typed)
  await sendCode(platform, parts, { target, memberId, purpose, category: input.cate, ip, now })
  return {}
}

/** That the contact is taken is revealed only after its owner has proved it by a code. */
const newPhone = async (
  { sql }: Platform,
  { phoneSealed }: SealedContacts,
  typed: Contact,
): Promise<Contact> => {
  if (phoneSealed !== null) throw new Refused('already-bound')
  if (!checkPhone(typed.value, await readPhoneAreas(sql)).ok) throw new Refused('phone-shape')
  return typed
}

const newEmail = (typed: Contact): Contact => {
  checkShape(typed)
  return typed
}

/** Empty means the bound number; any other value must equal it. */
const boundContact = (
  { secrets }: Platform,
  memberId: MemberId,
  { phoneSealed, emailSealed }: SealedContacts,
  { kind, value }: Contact,
): Contact => {
  const sealed = kind === 'phone' ? phoneSealed : emailSealed
  if (sealed === null) throw new Refused(kind === 'phone' ? 'phone-unbound' : 'email-unbound')
  const bound = openContact(secrets, memberId, kind, sealed)
  if (value !== '' && value !== bound.value)
    throw new Refused(kind === 'phone' ? 'phone-wrong' : 'email-wrong')
  return bound
}
