import type { captchaKind } from '@xinghe/contract/account.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import {
  captchaFor,
  captchaPurposes,
  isStuffing,
  type CaptchaKind,
  type CaptchaPurpose,
} from '@xinghe/rules/account/login-guard.ts'
import { usernameKey } from '@xinghe/rules/account/username.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import { callerOf } from '../../../platform/http/rate-limits.ts'
import type { Platform } from '../../../platform/parts.ts'
import { drawSlider } from './draw-slider.ts'
import type { AccountParts } from '../member/parts.ts'
import { newSecret } from '../member/random-id.ts'
import { countSliderFailures, insertCaptcha } from './store-captcha.ts'
import { readFailures } from '../member/store-failure.ts'
import { readPressure } from '../member/store-pressure.ts'

/**
 * The captcha that a flow requires now. The same rule decides which one is drawn and which one is accepted.
 */
export const captchaAsked = async (
  { sql, config }: Pick<Platform, 'sql' | 'config'>,
  purpose: CaptchaPurpose,
  name: string,
  { uuid, ip, now }: Pick<CallContext, 'uuid' | 'ip' | 'now'>,
): Promise<CaptchaKind> => {
  const { limits } = config
  const address = callerOf(ip)
  const { failed, deviceKnown } = await readFailures(sql, usernameKey(name), uuid, now)
  const sliders = await countSliderFailures(sql, { uuid, address }, now)
  const pressure = await readPressure(sql, address, now)
  const isSuspect =
    pressure.ofAddress >= limits.loginFailuresPerAddress ||
    isStuffing(pressure.days, limits.loginFailuresPerDay)
  const history = {
    failures: failed,
    deviceKnown,
    isSuspect,
    sliderFailures: sliders.ofBrowser,
    slidersUsedUp: sliders.ofAddress >= limits.sliderFailuresPerAddress,
  }
  return captchaFor(purpose, history, now)
}

export const decideCaptcha = async (
  platform: Platform,
  parts: AccountParts,
  input: InputOf<typeof captchaKind>,
  context: CallContext,
): Promise<OutputOf<typeof captchaKind>> => {
  const purpose = captchaPurposes[input.ktype - 1] ?? 'register'
  const asked = await captchaAsked(platform, purpose, input.name, context)
  if (asked === 'none') return { kaptchcate: 99, flag: 'none' }
  if (asked === 'picture' || input.preferPicture === 1) return { kaptchcate: 1, flag: 'graphic' }
  const { gapX, ...pictures } = await drawSlider(parts.rng)
  const id = newSecret()
  const challenge = { id, kind: 'slider', purpose, uuid: context.uuid, answer: `${gapX}` } as const
  await insertCaptcha(platform.sql, challenge, context.now)
  return { kaptchcate: 0, flag: 'slider', slider: { lot_number: id, ...pictures } }
}
