import { captchaKind, pictureCaptcha, slideCheck } from '@xinghe/contract/account.ts'
import { callApi } from '../../../platform/api/client.ts'
import { serverNow } from '../../../platform/site/pre-info.ts'
import type { CaptchaPorts } from './captcha-ports.ts'
import { challengeOf } from './challenge.ts'
import { trackText } from './track.ts'

/** What a captcha guards, by the wire's ktype. */
export const captchaPurposes = { register: 1, resetByPhone: 2, resetByEmail: 3, login: 4 } as const

interface Guarded {
  readonly ktype: (typeof captchaPurposes)[keyof typeof captchaPurposes]
  readonly name: string
  /** The md5, where the flow has one. */
  readonly password?: string
}

export const captchaAtServer = (guarded: Guarded, signal: AbortSignal): CaptchaPorts => ({
  decide: async (preferPicture) =>
    challengeOf(
      await callApi(
        captchaKind,
        { ...guarded, ...(preferPicture ? { preferPicture: 1 as const } : {}) },
        { signal },
      ),
    ),
  checkSlide: async (puzzle, track) => {
    const { pass_token } = await callApi(
      slideCheck,
      {
        lot_number: puzzle.lot_number,
        captcha_output: trackText(track),
        pass_token: '',
        gen_time: String(Math.floor(serverNow() / 1000)),
        validate_way: 0,
      },
      { signal },
    )
    return pass_token
  },
  picture: async () => {
    const answer = await callApi(pictureCaptcha, {}, { signal })
    return { image: answer.image, xCode: answer['x-code'] }
  },
})
