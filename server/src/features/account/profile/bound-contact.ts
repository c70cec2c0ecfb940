import { Refused } from '@xinghe/contract/refusal.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { openContact, type Contact } from '../codes/contact.ts'
import type { Bindings } from './store.ts'

/** The member's own phone or email, to which a code was sent. */
export const boundContact = (
  secrets: Secrets,
  { id, phoneSealed, emailSealed }: Pick<Bindings, 'id' | 'phoneSealed' | 'emailSealed'>,
  kind: Contact['kind'],
): Contact => {
  const sealed = kind === 'phone' ? phoneSealed : emailSealed
  if (sealed === null) throw new Refused(kind === 'phone' ? 'phone-unbound' : 'email-unbound')
  return openContact(secrets, id, kind, sealed)
}
