import type { PhoneArea } from '@xinghe/rules/account/phone.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { timestamp } from '../../../platform/database/value.ts'
import type { MemberState } from '../member/store.ts'

export const readPhoneAreas = (db: Db): Promise<PhoneArea[]> => db<PhoneArea[]>`
  select area_code as "areaCode", number_pattern as pattern from phone_area order by position`

export interface ContactOwner {
  readonly id: MemberId
  readonly state: MemberState
  readonly phoneHash: string | null
  readonly emailHash: string | null
}

export const findOwner = async (db: Db, nameKey: string): Promise<ContactOwner | null> => {
  const [row] = await db<ContactOwner[]>`
    select id, state, phone_hash as "phoneHash", email_hash as "emailHash" from member
    where name_key = ${nameKey}`
  return row ?? null
}

export interface SealedContacts {
  readonly phoneSealed: Uint8Array | null
  readonly phoneMasked: string | null
  readonly emailSealed: Uint8Array | null
  readonly emailMasked: string | null
}

export const readContacts = async (db: Db, id: MemberId): Promise<SealedContacts> => {
  const [row] = await db<SealedContacts[]>`
    select phone_sealed as "phoneSealed", phone_masked as "phoneMasked",
           email_sealed as "emailSealed", email_masked as "emailMasked"
    from member where id = ${id}`
  if (row === undefined) throw new Error('a member vanished')
  return row
}

export const markPhoneChecked = async (db: Db, tokenHash: string, now: Instant): Promise<void> => {
  await db`update session set phone_checked_at = ${timestamp(now)} where token_hash = ${tokenHash}`
}
