import type { MemberId } from '@xinghe/rules/base/id.ts'
import { hashCode } from '../src/features/account/codes/code-hash.ts'
import { hashContact, openContact } from '../src/features/account/codes/contact.ts'
import { insertCode } from '../src/features/account/codes/store-code.ts'
import { readContacts } from '../src/features/account/codes/store-contact.ts'
import type { Platform } from '../src/platform/parts.ts'

const code = '246813'

/** Writes the code for a new card as if it had been sent to the member's phone, and returns it. */
export const writeCardCode = async (
  { sql, secrets, clock }: Pick<Platform, 'sql' | 'secrets' | 'clock'>,
  memberId: MemberId,
): Promise<string> => {
  const { phoneSealed } = await readContacts(sql, memberId)
  if (phoneSealed === null) return ''
  const targetHash = hashContact(secrets, openContact(secrets, memberId, 'phone', phoneSealed))
  const purpose = 'new-card'
  const codeHash = hashCode(secrets, targetHash, purpose, code)
  const sent = {
    targetHash,
    memberId,
    subjectHash: null,
    purpose,
    category: 0,
    address: '',
  } as const
  const made = { ...sent, codeHash, decoy: false }
  await insertCode(sql, made, clock.now())
  return code
}

/** Ends the hold of a new card, as if it had been bound long ago. */
export const ageCard = async ({ sql }: Pick<Platform, 'sql'>, id: string): Promise<void> => {
  await sql`update member_card set usable_from = null where id = ${id}`
}
