import type { checkPhone } from '@xinghe/contract/account-codes.ts'
import type { InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkCode } from './check-code.ts'
import { openContact } from './contact.ts'
import { markPhoneChecked, readContacts } from './store-contact.ts'

/** Allows sensitive changes in this session, with a code of sendCode/two type 2. */
export const passPhoneCheck = async (
  platform: Platform,
  { code }: InputOf<typeof checkPhone>,
  { memberId, session, now }: MemberContext,
): Promise<Record<string, never>> => {
  const { phoneSealed } = await readContacts(platform.sql, memberId)
  if (phoneSealed === null) throw new Refused('phone-unbound')
  const target = openContact(platform.secrets, memberId, 'phone', phoneSealed)
  await checkCode(platform, { target, purpose: 'change-password', memberId, code, now })
  await markPhoneChecked(platform.sql, session.hash, now)
  return {}
}
