import { createHash } from 'node:crypto'
import * as calls from '@xinghe/contract/account-codes.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { weakWithdrawalPasswords } from '@xinghe/rules/account/withdrawal-password.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { isContactYoung } from '@xinghe/rules/wallet/new-card.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { NewPassword } from '../member/check-new-password.ts'
import { checkCode } from '../codes/check-code.ts'
import { hashSubject, issueTicket, readTicket, spendTicket, type Ticket } from '../codes/tickets.ts'
import type { AccountParts } from '../member/parts.ts'
import { boundContact } from './bound-contact.ts'
import { checkOwnPassword, requireSamePassword } from './check-own-password.ts'
import { profileLetters } from './letters.ts'
import { requirePhoneCheck } from './require-phone-check.ts'
import { runOnce } from './run-once.ts'
import * as store from './store.ts'

const weakMd5s: ReadonlySet<string> = new Set(
  weakWithdrawalPasswords().map((digits) => createHash('md5').update(digits).digest('hex')),
)

/** The form checks that it has six digits: the server gets only its md5. */
const checkDigits = ({ password, secondPassword }: NewPassword): void => {
  if (password !== secondPassword) throw new Refused('passwords-differ')
  if (weakMd5s.has(password)) throw new Refused('password-common')
}

/** The hash to store, after checking that the password differs from those it must not repeat. */
const newHash = async (
  { passwords }: AccountParts,
  { password }: NewPassword,
  member: store.Bindings,
): Promise<{ hash: string; replaced: string | null }> => {
  const replaced = member.withdrawalPasswordHash
  if (await passwords.matches(password, member.passwordHash))
    throw new Refused('withdrawal-equals-login')
  if (replaced !== null && (await passwords.matches(password, replaced)))
    throw new Refused('same-password')
  return { hash: await passwords.hash(password), replaced }
}

export const setWithdrawalPassword = async (
  platform: Platform,
  parts: AccountParts,
  input: InputOf<typeof calls.setWithdrawalPassword>,
  context: MemberContext,
): Promise<Record<string, never>> => {
  const { memberId, now } = context
  return runOnce(platform, calls.setWithdrawalPassword, input, context, {
    ask: async () => {
      checkDigits(input)
      const member = await store.readBindings(platform.sql, memberId)
      if (member.withdrawalPasswordHash !== null) throw new Refused('withdrawal-password-set')
      if (member.realNameSealed === null) throw new Refused('real-name-needed')
      await checkOwnPassword(platform, parts, context, {
        which: 'login',
        typed: input.loginPassword,
        stored: member.passwordHash,
      })
      return { ...(await newHash(parts, input, member)), passwordHash: member.passwordHash }
    },
    write: async (tx, { passwordHash, ...asked }) => {
      await requireSamePassword(tx, memberId, passwordHash)
      if (!(await store.setWithdrawalPassword(tx, memberId, asked, now)))
        throw new Refused('withdrawal-password-set')
      const letter = profileLetters.withdrawalPasswordSet
      await sendLetter(tx, { memberId, kind: 'notice', ...letter, now })
    },
  })
}

const ticketOf = (platform: Platform, { memberId, uuid, now }: MemberContext) => ({
  purpose: 'withdrawal-password' as const,
  step: 2,
  subjectHash: hashSubject(platform.secrets, memberId),
  uuid,
  now,
})

/**
 * A phone or email that was bound lately resets nothing: with a stolen session and the login password anybody
 * can bind one to an account that has none. A first withdrawal password is set by the login password instead.
 */
const refuseYoung = (
  { settings }: Pick<Platform, 'settings'>,
  { phoneBoundAt, emailBoundAt }: Pick<store.Bindings, 'phoneBoundAt' | 'emailBoundAt'>,
  kind: 'phone' | 'email',
  now: Instant,
): void => {
  const boundAt = kind === 'phone' ? phoneBoundAt : emailBoundAt
  const { newCardHoldHours } = settings.get('cashier')
  if (isContactYoung(boundAt, now, newCardHoldHours))
    throw new Refused(kind === 'phone' ? 'phone-too-new' : 'email-too-new')
}

/** The email alone would be a single proof, so a member with a phone must have proved it before. */
export const checkWithdrawalEmail = async (
  platform: Platform,
  input: InputOf<typeof calls.checkWithdrawalEmail>,
  context: MemberContext,
): Promise<OutputOf<typeof calls.checkWithdrawalEmail>> => {
  const { memberId, now } = context
  const member = await store.readBindings(platform.sql, memberId)
  if (member.withdrawalPasswordHash === null) throw new Refused('withdrawal-password-unset')
  const target = boundContact(platform.secrets, member, 'email')
  refuseYoung(platform, member, 'email', now)
  await requirePhoneCheck(platform, context, member)
  const purpose = 'withdrawal-password'
  await checkCode(platform, { target, purpose, memberId, code: input.code, now })
  const ticket = await issueTicket(platform.sql, { ...ticketOf(platform, context), memberId })
  return { ticket }
}

type ResetInput = InputOf<typeof calls.resetWithdrawalPassword>

/** With the old password, else with the ticket of the email check, else with a code to the phone. */
export const resetWithdrawalPassword = (
  platform: Platform,
  parts: AccountParts,
  input: ResetInput,
  context: MemberContext,
): Promise<Record<string, never>> => {
  const { memberId, now } = context
  return runOnce(platform, calls.resetWithdrawalPassword, input, context, {
    ask: async () => {
      checkDigits(input)
      const member = await store.readBindings(platform.sql, memberId)
      if (member.withdrawalPasswordHash === null) throw new Refused('withdrawal-password-unset')
      const ticket = await proveReset(platform, parts, input, context, member)
      return { ...(await newHash(parts, input, member)), ticket }
    },
    write: async (tx, { ticket, ...asked }) => {
      if (ticket !== null) await spendTicket(tx, ticket, now)
      if (!(await store.setWithdrawalPassword(tx, memberId, asked, now)))
        throw new Refused('password-check-failed')
      const letter = profileLetters.withdrawalPasswordChanged
      await sendLetter(tx, { memberId, kind: 'notice', ...letter, now })
    },
  })
}

const proveReset = async (
  platform: Platform,
  parts: AccountParts,
  { oldPassword, ticket, code }: ResetInput,
  context: MemberContext,
  member: store.Bindings,
): Promise<Ticket | null> => {
  if (oldPassword !== undefined) {
    const stored = member.withdrawalPasswordHash
    const asked = { which: 'withdrawal', typed: oldPassword, stored } as const
    await checkOwnPassword(platform, parts, context, asked)
    return null
  }
  const { memberId, now } = context
  if (ticket !== undefined) {
    // The email may have been changed since the ticket was issued.
    refuseYoung(platform, member, 'email', now)
    return readTicket(platform.sql, { ...ticketOf(platform, context), ticket })
  }
  const target = boundContact(platform.secrets, member, 'phone')
  refuseYoung(platform, member, 'phone', now)
  const purpose = 'withdrawal-password'
  await checkCode(platform, { target, purpose, memberId, code: code ?? '', now })
  return null
}
