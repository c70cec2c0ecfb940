import { createHmac } from 'node:crypto'
import { emailKey } from '@xinghe/rules/account/email.ts'
import { phoneDigits } from '@xinghe/rules/account/phone.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'

/** Where a code goes: a phone as area code and number in digits, or an email. */
export interface Contact {
  readonly kind: 'phone' | 'email'
  readonly value: string
}

/** One spelling for each way to write the same phone or email. */
export const normalContact = ({ kind, value }: Contact): Contact => ({
  kind,
  value: kind === 'phone' ? phoneDigits(value) : emailKey(value),
})

/** Finds a contact without keeping it: keyed, because phone numbers are few enough to try all. */
export const hashContact = (secrets: Secrets, contact: Contact): string => {
  const { kind, value } = normalContact(contact)
  return createHmac('sha256', secrets.key('member-contact'))
    .update(`${kind}:${value}`)
    .digest('hex')
}

const sealPurposes = { phone: 'member-phone', email: 'member-email' } as const

export const sealContact = (secrets: Secrets, contact: Contact): Buffer =>
  secrets.seal(sealPurposes[contact.kind], Buffer.from(normalContact(contact).value))

export const openContact = (
  secrets: Secrets,
  kind: Contact['kind'],
  sealed: Uint8Array,
): Contact => ({
  kind,
  value: secrets.open(sealPurposes[kind], Buffer.from(sealed)).toString('utf8'),
})
