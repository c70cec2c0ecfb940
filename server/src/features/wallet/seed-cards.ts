import { createHash } from 'node:crypto'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { checkBankCard } from '@xinghe/rules/wallet/bank-card.ts'
import { maskRealName } from '@xinghe/rules/account/mask.ts'
import type { Platform } from '../../platform/parts.ts'
import { sealHolder, storedNumber } from './cards/card-number.ts'
import * as store from './cards/store.ts'
import { newId } from './member/random-id.ts'
import { readDemoMembers } from './member/store-identity.ts'

/** A made-up number with a valid check digit, the same for the same member. */
const demoNumber = (memberId: MemberId): string => {
  const digest = createHash('sha256').update(`demo card ${memberId}`).digest()
  const body = `621700${String(digest.readUInt32BE(0) % 1_000_000_000).padStart(9, '0')}`
  const found = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(
    (number) => checkBankCard(number).ok,
  )
  if (found === undefined) throw new Error('no digit checks')
  return found
}

/** A bank card for each demo member with a real name, without a hold: withdrawals can be tried at once. */
export const seedDemoCards = async (
  { sql, secrets, clock }: Pick<Platform, 'sql' | 'secrets' | 'clock'>,
  realNameOf: (memberId: MemberId) => Promise<string | null>,
): Promise<void> => {
  for (const memberId of await readDemoMembers(sql)) {
    const name = await realNameOf(memberId)
    if (name === null || (await store.hasHadCards(sql, memberId))) continue
    const id = newId('card')
    await store.insertCard(sql, {
      id,
      memberId,
      kind: 'bank',
      issuer: 'CMB',
      branch: '',
      label: '',
      number: storedNumber(secrets, id, 'bank', demoNumber(memberId)),
      holder: { sealed: sealHolder(secrets, id, name), masked: maskRealName(name) },
      isDefault: true,
      usableFrom: null,
      now: clock.now(),
    })
  }
}
