import type { slideCheck } from '@xinghe/contract/account.ts'
import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { judgeSlide, type SlidePoint } from '@xinghe/rules/account/slide-track.ts'
import type { CallContext } from '../../../platform/http/context.ts'
import { callerOf } from '../../../platform/http/rate-limits.ts'
import type { Platform } from '../../../platform/parts.ts'
import { hashSecret, newSecret } from '../member/random-id.ts'
import { failSlider, lockUnjudgedSlider, passSlider } from './store-captcha.ts'

const readTrack = (text: string): SlidePoint[] =>
  text.split(',').map((pair) => {
    const [ms, x] = pair.split(':')
    return { ms: Number(ms), x: Number(x) }
  })

/** A wrong slide is counted and invalidates the challenge, so the refusal is thrown after the commit. */
export const checkSlide = async (
  { sql }: Platform,
  input: InputOf<typeof slideCheck>,
  { uuid, ip, now }: CallContext,
): Promise<OutputOf<typeof slideCheck>> => {
  const id = input.lot_number
  const verdict = await sql.begin(async (tx) => {
    const challenge = await lockUnjudgedSlider(tx, id, uuid, now)
    if (challenge === null) return 'captcha-expired'
    if (!judgeSlide(Number(challenge.answer), readTrack(input.captcha_output)).ok) {
      await failSlider(tx, id, { uuid, address: callerOf(ip) }, now)
      return 'captcha-wrong'
    }
    const passToken = newSecret()
    await passSlider(tx, id, hashSecret(passToken))
    return { pass_token: passToken }
  })
  if (typeof verdict === 'string') throw new Refused(verdict)
  return verdict
}
