import { sealField } from '../../../platform/api/seal-field.ts'
import type { CaptchaProof } from '../captcha/challenge.ts'
import { md5Hex } from '../../../platform/transport/md5-hex.ts'
import { codeText } from './messages.ts'

/** The channel of a code, with the wire's `cate`. */
export const codeWays = { sms: 0, mail: 1, voice: 2 } as const
export type CodeWay = keyof typeof codeWays

/** Toasts for a sent code. */
export const sentTexts: Record<CodeWay, string> = {
  sms: codeText.smsSent,
  mail: codeText.mailSent,
  voice: codeText.voiceSent,
}

interface CodeRequest {
  /** Area code and number in digits, or the email; empty where the server knows it. */
  readonly target: string
  /** The member's name. */
  readonly name: string
  readonly way: CodeWay
  readonly proof: CaptchaProof
}

const oldField = async (text: string): Promise<string> => (text === '' ? '' : md5Hex(text))

/** Everything of the two `sendCode` calls but `type` and `ticket`: sealed, and as md5 for old servers. */
export const codeRequestFields = async ({ target, name, way, proof }: CodeRequest) => {
  const [sendCodeNumV2, sendNameV2, codeIdV2, SendCodeNum, SendName, codeId] = await Promise.all([
    sealField(target),
    sealField(name),
    sealField(proof.codeId),
    oldField(target),
    oldField(name),
    oldField(proof.codeId),
  ])
  return {
    sendCodeNumV2,
    sendNameV2,
    codeIdV2,
    SendCodeNum,
    SendName,
    codeId,
    cate: codeWays[way],
    version: 1 as const,
    kaptchcate: proof.kaptchcate,
    imageCode: proof.code,
  }
}
