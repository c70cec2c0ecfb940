import * as codes from '@xinghe/contract/account-codes.ts'
import { callApi, callWithCaptcha } from '../../../platform/api/client.ts'
import type { CaptchaProof } from '../captcha/challenge.ts'
import { passwordDigest } from '../flow/password-digest.ts'
import type { RecoveryWay } from './recovery-form.ts'

/** The member of the three calls, as on the wire. */
export interface ResetMember {
  readonly way: RecoveryWay
  readonly name: string
  /** Area code and number in digits, or the email. */
  readonly target: string
}

const known = <T extends object>({ way, name, target }: ResetMember, rest: T) =>
  way === 'phone'
    ? ({ way, input: { phone: target, name, ...rest } } as const)
    : ({ way, input: { email: target, name, ...rest } } as const)

export const startReset = (whom: ResetMember, proof: CaptchaProof, signal: AbortSignal) => {
  const { kaptchcate, codeId, code: imageCode } = proof
  const asked = known(whom, { kaptchcate, codeId, imageCode })
  return asked.way === 'phone'
    ? callWithCaptcha(codes.forgotByPhoneStart, asked.input, { signal })
    : callWithCaptcha(codes.forgotByEmailStart, asked.input, { signal })
}

export const verifyReset = (
  whom: ResetMember,
  code: string,
  ticket: string,
  signal: AbortSignal,
): Promise<{ ticket: string }> => {
  const asked = known(whom, { code, ticket })
  return asked.way === 'phone'
    ? callApi(codes.forgotByPhoneVerify, asked.input, { signal })
    : callApi(codes.forgotByEmailVerify, asked.input, { signal })
}

export const finishReset = async (
  whom: ResetMember,
  newPassword: string,
  ticket: string,
  signal: AbortSignal,
): Promise<void> => {
  const password = await passwordDigest(newPassword)
  const asked = known(whom, { password, secondPassword: password, ticket })
  if (asked.way === 'phone') await callApi(codes.forgotByPhoneReset, asked.input, { signal })
  else await callApi(codes.forgotByEmailReset, asked.input, { signal })
}
