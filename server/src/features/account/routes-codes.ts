import * as calls from '@xinghe/contract/account-codes.ts'
import { forAnyone, forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { passPhoneCheck } from './codes/check-phone.ts'
import { sendLoggedIn } from './codes/send-logged-in.ts'
import { sendLoggedOut } from './codes/send-logged-out.ts'
import type { ResetSubject } from './codes/reset-subject.ts'
import { finishReset, startReset, verifyReset } from './forgot/reset-steps.ts'
import type { AccountParts } from './member/parts.ts'
import type { CaptchaProof } from './captcha/spend-captcha.ts'

const byPhone = ({ name, phone }: { name: string; phone: string }): ResetSubject => ({
  name,
  contact: { kind: 'phone', value: phone },
})
const byEmail = ({ name, email }: { name: string; email: string }): ResetSubject => ({
  name,
  contact: { kind: 'email', value: email },
})
const proofOf = (input: {
  kaptchcate: CaptchaProof['kaptchcate']
  codeId: string
  imageCode: string
}): CaptchaProof => ({
  kaptchcate: input.kaptchcate,
  codeId: input.codeId,
  code: input.imageCode,
})

export const codeRoutes = (platform: Platform, parts: AccountParts): Route[] => [
  forAnyone(calls.sendCodeLoggedOut, (input, context) =>
    sendLoggedOut(platform, parts, input, context),
  ),
  forMember(calls.sendCodeLoggedIn, (input, context) =>
    sendLoggedIn(platform, parts, input, context),
  ),
  forMember(calls.checkPhone, (input, context) => passPhoneCheck(platform, input, context)),
  forAnyone(calls.forgotByPhoneStart, (input, context) =>
    startReset(platform, parts, byPhone(input), proofOf(input), context),
  ),
  forAnyone(calls.forgotByEmailStart, (input, context) =>
    startReset(platform, parts, byEmail(input), proofOf(input), context),
  ),
  forAnyone(calls.forgotByPhoneVerify, (input, context) =>
    verifyReset(platform, byPhone(input), input, context),
  ),
  forAnyone(calls.forgotByEmailVerify, (input, context) =>
    verifyReset(platform, byEmail(input), input, context),
  ),
  forAnyone(calls.forgotByPhoneReset, (input, context) =>
    finishReset(platform, parts, byPhone(input), input, context),
  ),
  forAnyone(calls.forgotByEmailReset, (input, context) =>
    finishReset(platform, parts, byEmail(input), input, context),
  ),
]
