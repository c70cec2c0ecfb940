import { createHmac } from 'node:crypto'
import type { register } from '@xinghe/contract/account.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { browserLabel } from '@xinghe/rules/account/browser-label.ts'
import { cleanReferral } from '@xinghe/rules/account/referral.ts'
import { checkUsername, usernameKey } from '@xinghe/rules/account/username.ts'
import { openMemberAccounts } from '../../../ledger/open-accounts.ts'
import { writeEvent } from '../../../platform/events/outbox.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import { hashBody, once } from '../../../platform/once/once.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkRegion, checkSuspended } from './check-entry.ts'
import { checkNewPassword } from '../member/check-new-password.ts'
import { captchaAsked } from '../captcha/decide-captcha.ts'
import type { AccountParts } from '../member/parts.ts'
import { flagSharedDevice } from '../profile/flag-review.ts'
import { hashSecret, newMemberId } from '../member/random-id.ts'
import { spendCaptcha } from '../captcha/spend-captcha.ts'
import * as store from '../member/store.ts'

type Input = InputOf<typeof register>

export const registerMember = async (
  platform: Platform,
  parts: AccountParts,
  input: Input,
  context: CallContext,
): Promise<OutputOf<typeof register>> => {
  checkSuspended(platform, 'registrationSuspended', input.language)
  checkRegion(platform, context, input.regionWarningRead)
  checkShape(input)
  const { uuid, requestId, now } = context
  // Keyed: a plain hash, stored for a day, would allow quick guesses at passwords after a leak of the
  // table.
  const bodyHash = createHmac('sha256', platform.secrets.key('registration-body'))
    .update(hashBody(input))
    .digest('hex')
  await spendCaptcha(platform.sql, {
    proof: input,
    asked: await captchaAsked(platform, 'register', input.name, context),
    purpose: 'register',
    uuid,
    usedBy: hashSecret(`${requestId} ${bodyHash}`),
    now,
  })
  const passwordHash = await parts.passwords.hash(input.password)
  return platform.sql.begin((tx) =>
    once(tx, { scope: `uuid:${uuid}`, requestId, bodyHash, now }, async () => {
      const id = newMemberId()
      const rCode = cleanReferral(input.rCode)
      const written = await store.insertMember(tx, {
        id,
        name: input.name,
        nameKey: usernameKey(input.name),
        passwordHash,
        rCode,
        iCode: cleanReferral(input.iCode),
        agentId: rCode === '' ? null : await parts.findAgent(tx, rCode),
        domain: input.domain,
        ip: context.ip,
        uuid,
        device: context.device,
        demo: false,
        vipGrade: 0,
        now,
      })
      if (!written) throw new Refused('name-taken')
      await openMemberAccounts(tx, id, now)
      const browser = browserLabel(context.userAgent)
      await store.rememberDevice(tx, id, { uuid, browser }, now)
      await flagSharedDevice(tx, id, uuid, now)
      await store.insertGrant(tx, id, uuid, now)
      await writeEvent(tx, 'member-registered', { memberId: id })
      return { userId: id }
    }),
  )
}

const checkShape = ({ name, password, secondPassword }: Input): void => {
  if (!checkUsername(name).ok) throw new Refused('username-shape')
  checkNewPassword(name, { password, secondPassword })
}
