import { createHmac } from 'node:crypto'
import { emailKey } from '@xinghe/rules/account/email.ts'
import { phoneDigits } from '@xinghe/rules/account/phone.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

/** The recipient of a code: a phone as area code and number in digits, or an email. */
export interface Contact {
  readonly kind: 'phone' | 'email'
  readonly value: string
}

/** The canonical spelling of a phone or email. */
export const normalContact = ({ kind, value }: Contact): Contact => ({
  kind,
  value: kind === 'phone' ? phoneDigits(value) : emailKey(value),
})

/**
 * A lookup hash, so that contacts need not be stored in plain. Keyed, because all phone numbers could be
 * tried.
 */
export const hashContact = (secrets: Secrets, contact: Contact): string => {
  const { kind, value } = normalContact(contact)
  return createHmac('sha256', secrets.key('member-contact'))
    .update(`${kind}:${value}`)
    .digest('hex')
}

export const sealPurposes = { phone: 'member-phone', email: 'member-email' } as const

export const sealContact = (secrets: Secrets, memberId: MemberId, contact: Contact): Buffer =>
  secrets.seal(sealPurposes[contact.kind], memberId, Buffer.from(normalContact(contact).value))

export const openContact = (
  secrets: Secrets,
  memberId: MemberId,
  kind: Contact['kind'],
  sealed: Uint8Array,
): Contact => ({
  kind,
  value: secrets.open(sealPurposes[kind], memberId, Buffer.from(sealed)).toString('utf8'),
})
