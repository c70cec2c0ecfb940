import { Refused } from '@xinghe/contract/refusal.ts'
import { usernameKey } from '@xinghe/rules/account/username.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkNewPassword, type NewPassword } from '../member/check-new-password.ts'
import { checkCode } from '../codes/check-code.ts'
import { hashResetSubject, type ResetSubject } from '../codes/reset-subject.ts'
import { passSendCaptcha } from '../codes/send-fields.ts'
import { prepareResetCode } from '../codes/send-reset-code.ts'
import { issueTicket, readTicket, spendTicket } from '../codes/tickets.ts'
import type { AccountParts } from '../member/parts.ts'
import { endSessionsOf } from '../profile/end-other-sessions.ts'
import * as profile from '../profile/store.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { CaptchaProof } from '../captcha/spend-captcha.ts'
import { findCredentials } from '../member/store.ts'
import { resetLetter } from './messages.ts'

const purpose = 'reset'

/** Step one. A pair that does not belong together gets a ticket as well, and a decoy code. */
export const startReset = async (
  platform: Platform,
  parts: AccountParts,
  subject: ResetSubject,
  proof: CaptchaProof,
  context: CallContext,
): Promise<{ ticket: string }> => {
  const { kind } = subject.contact
  await passSendCaptcha(platform, kind, proof, context)
  const category = kind === 'phone' ? 0 : 1
  const asked = { ...subject, category } as const
  const { memberId, deliverLater } = await prepareResetCode(platform, parts, asked, context)
  const { uuid, now } = context
  const subjectHash = hashResetSubject(platform, subject)
  const ticket = await issueTicket(platform.sql, {
    purpose,
    step: 2,
    memberId,
    subjectHash,
    uuid,
    now,
  })
  deliverLater()
  return { ticket }
}

/** Step two: the code. The ticket stays valid while tries are left. */
export const verifyReset = async (
  platform: Platform,
  subject: ResetSubject,
  { ticket, code }: { ticket: string; code: string },
  { uuid, now }: CallContext,
): Promise<{ ticket: string }> => {
  const subjectHash = hashResetSubject(platform, subject)
  const shown = { ticket, purpose, step: 2, subjectHash, uuid, now } as const
  const passed = await readTicket(platform.sql, shown)
  await checkCode(platform, { target: subject.contact, purpose, subjectHash, code, now })
  return platform.sql.begin(async (tx) => {
    await spendTicket(tx, passed, now)
    return { ticket: await issueTicket(tx, { ...shown, step: 3, memberId: passed.memberId }) }
  })
}

/** Step three: the new password. All sessions of the member end. */
export const finishReset = async (
  platform: Platform,
  { passwords }: AccountParts,
  subject: ResetSubject,
  { ticket, ...chosen }: NewPassword & { ticket: string },
  { uuid, now }: CallContext,
): Promise<Record<string, never>> => {
  const { sql } = platform
  checkNewPassword(subject.name, chosen)
  const subjectHash = hashResetSubject(platform, subject)
  const passed = await readTicket(sql, { ticket, purpose, step: 3, subjectHash, uuid, now })
  const nameKey = usernameKey(subject.name)
  const known = await findCredentials(sql, nameKey)
  if (known === null || known.id !== passed.memberId) throw new Refused('ticket-expired')
  const hash = await passwords.hash(chosen.password)
  await sql.begin(async (tx) => {
    await spendTicket(tx, passed, now)
    const change = { hash, replaced: known.passwordHash }
    if (!(await profile.setPassword(tx, known.id, change, now))) throw new Refused('ticket-expired')
    await profile.forgetFailures(tx, nameKey)
    await endSessionsOf(tx, platform, known.id, 'password-reset', null)
    await sendLetter(tx, { memberId: known.id, kind: 'notice', ...resetLetter, now })
  })
  return {}
}
