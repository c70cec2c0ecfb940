import { Refused } from '@xinghe/contract/refusal.ts'
import { checkEmail } from '@xinghe/rules/account/email.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { captchaAsked } from '../captcha/decide-captcha.ts'
import { spendCaptcha, type CaptchaProof } from '../captcha/spend-captcha.ts'
import type { Contact } from './contact.ts'

/** The payload of both send calls. The md5 fields beside the sealed ones are not read. */
export interface SendFields {
  readonly sendCodeNumV2: string
  readonly sendNameV2: string
  readonly codeIdV2: string
  readonly cate: 0 | 1 | 2
  readonly kaptchcate: 0 | 1 | 99
  readonly imageCode: string
}

export interface OpenedFields {
  readonly number: string
  readonly name: string
  readonly proof: CaptchaProof
}

export const openFields = (input: SendFields, context: CallContext): OpenedFields => {
  const open = (token: string): string => {
    const plain = context.openField(token)
    if (plain === null) throw new Refused('cipher-broken')
    return plain
  }
  return {
    number: open(input.sendCodeNumV2).trim(),
    name: open(input.sendNameV2).trim(),
    proof: { kaptchcate: input.kaptchcate, codeId: open(input.codeIdV2), code: input.imageCode },
  }
}

export const contactKind = (category: 0 | 1 | 2): Contact['kind'] =>
  category === 1 ? 'email' : 'phone'

/** Every send needs a captcha, since it reaches a person's phone or mailbox. */
export const passSendCaptcha = async (
  platform: Platform,
  kind: Contact['kind'],
  proof: CaptchaProof,
  context: CallContext,
): Promise<void> => {
  const purpose = kind === 'phone' ? 'reset-by-phone' : 'reset-by-email'
  await spendCaptcha(platform.sql, {
    proof,
    asked: await captchaAsked(platform, purpose, '', context),
    purpose,
    uuid: context.uuid,
    usedBy: null,
    now: context.now,
  })
}

/** Checks the shape only; whether the number is valid in its country is checked when it is bound. */
export const checkShape = ({ kind, value }: Contact): void => {
  if (kind === 'phone' && !/^\d{6,18}$/.test(value)) throw new Refused('phone-shape')
  if (kind === 'email' && !checkEmail(value).ok) throw new Refused('email-shape')
}
