import * as calls from '@xinghe/contract/account-codes.ts'
import type { Call, InputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Tx } from '../../../platform/database/connect.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { sendLetter } from '../../../platform/letters/send-letter.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkNewPassword, type NewPassword } from '../member/check-new-password.ts'
import { checkCode } from '../codes/check-code.ts'
import type { AccountParts } from '../member/parts.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { endSessionsOf } from './end-other-sessions.ts'
import { profileLetters } from './letters.ts'
import { boundContact } from './bound-contact.ts'
import { runOnce } from './run-once.ts'
import * as store from './store.ts'

/** Proves that the member may change the password; it refuses by throwing. */
type Proof = (member: store.Bindings) => Promise<void>

/** Ends the sessions of other devices. */
const change = (
  platform: Platform,
  parts: AccountParts,
  call: Call,
  input: NewPassword,
  context: MemberContext,
  prove: Proof,
): Promise<Record<string, never>> => {
  const { memberId, session, now } = context
  return runOnce(platform, call, input, context, {
    ask: async () => {
      const member = await store.readBindings(platform.sql, memberId)
      checkNewPassword(member.name, input)
      await prove(member)
      const { passwords } = parts
      const { passwordHash, withdrawalPasswordHash } = member
      // Only after the proof, or a stolen session could guess passwords here uncounted.
      if (await passwords.matches(input.password, passwordHash)) throw new Refused('same-password')
      if (
        withdrawalPasswordHash !== null &&
        (await passwords.matches(input.password, withdrawalPasswordHash))
      )
        throw new Refused('withdrawal-equals-login')
      return { hash: await passwords.hash(input.password), replaced: passwordHash }
    },
    write: async (tx: Tx, asked) => {
      if (!(await store.setPassword(tx, memberId, asked, now)))
        throw new Refused('password-check-failed')
      await endSessionsOf(tx, platform, memberId, 'password-changed', session.hash)
      await sendLetter(tx, { memberId, kind: 'notice', ...profileLetters.passwordChanged, now })
    },
  })
}

export const changePassword = (
  platform: Platform,
  parts: AccountParts,
  input: InputOf<typeof calls.changePassword>,
  context: MemberContext,
): Promise<Record<string, never>> =>
  change(platform, parts, calls.changePassword, input, context, (member) =>
    checkOwnPassword(platform, parts, context, {
      which: 'login',
      typed: input.oldPassword,
      stored: member.passwordHash,
    }),
  )

const byCode =
  (platform: Platform, kind: 'phone' | 'email', code: string, context: MemberContext): Proof =>
  (member) =>
    checkCode(platform, {
      target: boundContact(platform.secrets, member, kind),
      purpose: 'change-password',
      memberId: context.memberId,
      code,
      now: context.now,
    })

export const changePasswordByPhone = (
  platform: Platform,
  parts: AccountParts,
  input: InputOf<typeof calls.changePasswordByPhone>,
  context: MemberContext,
): Promise<Record<string, never>> =>
  change(
    platform,
    parts,
    calls.changePasswordByPhone,
    input,
    context,
    byCode(platform, 'phone', input.code, context),
  )

export const changePasswordByEmail = (
  platform: Platform,
  parts: AccountParts,
  input: InputOf<typeof calls.changePasswordByEmail>,
  context: MemberContext,
): Promise<Record<string, never>> =>
  change(
    platform,
    parts,
    calls.changePasswordByEmail,
    input,
    context,
    byCode(platform, 'email', input.code, context),
  )
