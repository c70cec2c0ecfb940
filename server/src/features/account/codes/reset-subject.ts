import { usernameKey } from '@xinghe/rules/account/username.ts'
import type { Platform } from '../../../platform/parts.ts'
import { normalContact, type Contact } from './contact.ts'
import { hashSubject } from './tickets.ts'

/** The name of the member, and the phone or email that should belong to it. */
export interface ResetSubject {
  readonly name: string
  readonly contact: Contact
}

/** Codes and tickets of a reset are found by it, whether name and contact belong together or not. */
export const hashResetSubject = (
  { secrets }: Pick<Platform, 'secrets'>,
  { name, contact }: ResetSubject,
): string => {
  const { kind, value } = normalContact(contact)
  return hashSubject(secrets, 'reset', usernameKey(name), kind, value)
}
