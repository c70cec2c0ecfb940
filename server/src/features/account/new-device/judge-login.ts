import { Refused } from '@xinghe/contract/refusal.ts'
import { failureWindowMs } from '@xinghe/rules/account/login-guard.ts'
import { loginRisk, trustedDevicesMax } from '@xinghe/rules/account/login-risk.ts'
import { usernameKey } from '@xinghe/rules/account/username.ts'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import type { Db } from '../../../platform/database/connect.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkCode } from '../codes/check-code.ts'
import { openContact } from '../codes/contact.ts'
import { readContacts } from '../codes/store-contact.ts'
import { readFailures } from '../member/store-failure.ts'
import { issueDeviceTicket } from '../codes/device-ticket.ts'
import { dropDevices, otherTrusted, trustDevice, type LoginFacts } from './store-device.ts'

export interface JudgedLogin {
  readonly memberId: MemberId
  readonly name: string
  readonly facts: LoginFacts
  /**
   * Whether a picture was solved for this login: the only further proof of a member without phone and
   * email.
   */
  readonly pictureSolved: boolean
}

/**
 * Refuses an unusual login after a right password: with a ticket for a code to the bound phone, else to the
 * bound email; a member with neither must solve a picture. Without the password none of this is revealed.
 */
export const refuseRisky = async (
  platform: Platform,
  { memberId, name, facts, pictureSolved }: JudgedLogin,
  context: CallContext,
): Promise<void> => {
  const { uuid, country, now } = context
  const { failed } = await readFailures(platform.sql, usernameKey(name), uuid, now)
  const recentFailures = failed.filter((at) => now - at < failureWindowMs).length
  const risk = loginRisk({ ...facts, country, recentFailures }, now)
  if (risk === null) return
  const masked = facts.phoneMasked ?? facts.emailMasked
  if (masked === null) {
    if (!pictureSolved) throw new Refused('picture-required')
    return
  }
  throw new Refused(risk, {
    phoneNumber: masked,
    ticket: await issueDeviceTicket(platform, memberId, name, context),
    byEmail: facts.phoneMasked === null ? 1 : 0,
  })
}

/**
 * Checks the code that was sent to the bound phone or email. A full list of devices is refused first, so
 * that the code stays valid.
 */
export const passDeviceCode = async (
  platform: Platform,
  memberId: MemberId,
  { code, dropOldest }: { code: string; dropOldest: boolean },
  { uuid, now }: CallContext,
): Promise<void> => {
  if (!dropOldest) await refuseFullList(platform.sql, memberId, uuid)
  const { phoneSealed, emailSealed } = await readContacts(platform.sql, memberId)
  const sealed = phoneSealed ?? emailSealed
  if (sealed === null) throw new Refused('ticket-expired')
  const target = openContact(
    platform.secrets,
    memberId,
    phoneSealed === null ? 'email' : 'phone',
    sealed,
  )
  await checkCode(platform, { target, purpose: 'new-device', memberId, code, now })
}

const refuseFullList = async (db: Db, memberId: MemberId, uuid: string): Promise<void> => {
  const others = await otherTrusted(db, memberId, uuid)
  if (others.length >= trustedDevicesMax) throw new Refused('too-many-devices')
}

/** After a right code, under the member's lock: never more than five devices, also with parallel logins. */
export const trustThisDevice = async (
  tx: Db,
  memberId: MemberId,
  dropOldest: boolean,
  { uuid, now }: CallContext,
): Promise<void> => {
  if (!dropOldest) await refuseFullList(tx, memberId, uuid)
  const others = await otherTrusted(tx, memberId, uuid)
  const tooMany = Math.max(0, others.length - trustedDevicesMax + 1)
  await dropDevices(tx, memberId, others.slice(0, tooMany))
  await trustDevice(tx, memberId, uuid, now)
}
