import { Refused } from '@xinghe/contract/refusal.ts'
import {
  bindPurposes,
  bindSendsPerDay,
  codeLength,
  mayAsk,
  maySend,
  namedPurposes,
  type CodePurpose,
} from '@xinghe/rules/account/code-policy.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { callerOf } from '../../../platform/http/rate-limits.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { AccountParts } from '../member/parts.ts'
import { hashCode } from './code-hash.ts'
import { hashContact, normalContact, type Contact } from './contact.ts'
import { codeMessage } from './messages.ts'
import * as store from './store-code.ts'

export interface CodeSending {
  readonly target: Contact
  /** The member of the code; only a check for the same member finds it, where it has no subject. */
  readonly memberId: MemberId | null
  /** What a visitor's code is for: only a check of the same subject finds it, decoy or not. */
  readonly subjectHash?: string
  readonly purpose: CodePurpose
  /** 0 SMS, 1 email, 2 voice. */
  readonly category: 0 | 1 | 2
  /** The address of the caller; null where no call asks for the code. */
  readonly ip: string | null
  readonly now: Instant
  /** True for a decoy: it is counted and answered like any other, but not sent. */
  readonly decoy?: boolean
}

type SendingParts = Pick<AccountParts, 'rng'>

/** Counts the send, writes the code and delivers it; throws when the delivery fails. */
export const sendCode = async (
  platform: Platform,
  parts: SendingParts,
  sending: CodeSending,
): Promise<void> => {
  const deliver = await prepareCode(platform, parts, sending)
  await deliver()
}

/**
 * Everything but the delivery, which the caller starts. For visitors it is started after the answer: its
 * duration or failure would reveal that a code is sent at all.
 */
export const prepareCode = async (
  { sql, secrets, delivery, settings, config }: Platform,
  { rng }: SendingParts,
  sending: CodeSending,
): Promise<() => Promise<void>> => {
  const { memberId, subjectHash = null, purpose, category, ip, now, decoy = false } = sending
  const address = ip === null ? '' : callerOf(ip)
  const target = normalContact(sending.target)
  const targetHash = hashContact(secrets, target)
  const code = drawCode(rng)
  const codeHash = hashCode(secrets, targetHash, purpose, code)
  await sql.begin(async (tx) => {
    await refuseUsedUp(tx, { memberId, purpose, address, now }, config.limits.codeSendsPerAddress)
    await store.lockTarget(tx, targetHash)
    const allowed = maySend(await store.readSends(tx, targetHash, now), now)
    if (!allowed.ok) throw new Refused(allowed.reason)
    await store.insertCode(
      tx,
      { targetHash, memberId, subjectHash, purpose, category, address, codeHash, decoy },
      now,
    )
  })
  const { spoken, subject, text, html } = codeMessage(settings.get('site').name, purpose, code)
  return async () => {
    if (decoy) return
    if (category === 1) await delivery.mail(target.value, subject, text, html)
    else if (category === 2) await delivery.voice(`+${target.value}`, spoken)
    else await delivery.sms(`+${target.value}`, text)
  }
}

/**
 * Codes to targets that the caller names are counted for the member and for the address: the limit per target
 * alone would allow them to any number of foreign phones. The locks come in one order, and before the target's.
 */
const refuseUsedUp = async (
  tx: Db,
  {
    memberId,
    purpose,
    address,
    now,
  }: Pick<store.NewCode, 'memberId' | 'purpose' | 'address'> & {
    readonly now: Instant
  },
  perAddress: number,
): Promise<void> => {
  if (address !== '' && includes(namedPurposes, purpose)) {
    await store.lockAsker(tx, address)
    const asked = await store.readAsked(tx, { address }, namedPurposes, now)
    if (!mayAsk(asked, perAddress, now).ok) throw new Refused('code-sends-used-up')
  }
  if (memberId !== null && includes(bindPurposes, purpose)) {
    await store.lockAsker(tx, memberId)
    const asked = await store.readAsked(tx, { memberId }, bindPurposes, now)
    if (!mayAsk(asked, bindSendsPerDay, now).ok) throw new Refused('code-sends-used-up')
  }
}

const includes = (purposes: readonly CodePurpose[], purpose: CodePurpose): boolean =>
  purposes.includes(purpose)

const drawCode = (rng: AccountParts['rng']): string =>
  Array.from({ length: codeLength }, () => rng.below(10)).join('')
