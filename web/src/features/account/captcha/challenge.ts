import type { captchaKind } from '@xinghe/contract/account.ts'
import type { OutputOf } from '@xinghe/contract/call.ts'

export type CaptchaDecision = OutputOf<typeof captchaKind>
export type SliderPuzzle = NonNullable<CaptchaDecision['slider']>

export type Challenge =
  | { readonly kind: 'none' }
  | { readonly kind: 'slider'; readonly puzzle: SliderPuzzle }
  | { readonly kind: 'picture' }

/** What a guarded call carries: 0 slider, 1 picture, 99 none. */
export interface CaptchaProof {
  readonly kaptchcate: 0 | 1 | 99
  readonly codeId: string
  readonly code: string
}

export const noCaptcha: CaptchaProof = { kaptchcate: 99, codeId: '', code: '' }

export const sliderProof = (lotNumber: string, passToken: string): CaptchaProof => ({
  kaptchcate: 0,
  codeId: lotNumber,
  code: passToken,
})

export const pictureProof = (xCode: string, typed: string): CaptchaProof => ({
  kaptchcate: 1,
  codeId: xCode,
  code: typed.trim(),
})

/** A slider without its puzzle cannot be shown; the picture proves at least as much. */
export const challengeOf = (decision: CaptchaDecision): Challenge => {
  if (decision.flag === 'none') return { kind: 'none' }
  if (decision.flag === 'slider' && decision.slider)
    return { kind: 'slider', puzzle: decision.slider }
  return { kind: 'picture' }
}
