import { createHash, randomUUID } from 'node:crypto'
import {
  captchaKind,
  login,
  pictureCaptcha,
  register,
  slideCheck,
} from '@xinghe/contract/account.ts'
import { insertCaptcha } from '../src/features/account/captcha/store-captcha.ts'
import type { TestSite } from './site.ts'
import type { Answer, CallOptions } from './wire-client.ts'

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

export const goodPassword = 'xinghe2026'

export interface Proof {
  readonly kaptchcate: 0 | 1 | 99
  readonly codeId: string
  readonly code: string
}

export const noProof: Proof = { kaptchcate: 99, codeId: '', code: '' }

let names = 0
/** A name that no other test of the file uses. */
export const freshName = (): string => `test${(names += 1).toString().padStart(4, '0')}`

/** A human slide as `ms:x` pairs: it accelerates, brakes, overshoots a little and returns. */
export const handTrack = (gapX: number): string =>
  Array.from({ length: 30 }, (_, at) => {
    const part = at / 28
    return at === 29
      ? `720:${gapX}`
      : `${at * 22}:${Math.round(part * part * (3 - 2 * part) * (gapX + 2))}`
  }).join(',')

/**
 * One browser. It reads the answers of its captchas from the table, and else knows only what a browser
 * does.
 */
export const visitor = (site: TestSite, options: CallOptions = {}) => {
  const uuid = options.uuid ?? randomUUID()
  const call = (which: Parameters<TestSite['call']>[0], input: unknown, more: CallOptions = {}) =>
    site.call(which, input, { ...options, uuid, ...more })

  const answerOf = async (id: string): Promise<string> => {
    const [row] = await site.platform.sql<{ answer: string }[]>`
      select answer from captcha where id = ${id}`
    return row?.answer ?? ''
  }

  const drawSlider = async (ktype: 1 | 2 | 3 | 4, name = ''): Promise<string> => {
    const answer = await call(captchaKind, { name, ktype })
    const slider = answer.data['slider'] as { lot_number: string } | undefined
    if (slider === undefined) throw new Error(`no slider: ${JSON.stringify(answer.data)}`)
    return slider.lot_number
  }
  const slide = (id: string, track: string): Promise<Answer> =>
    call(slideCheck, {
      lot_number: id,
      captcha_output: track,
      pass_token: '',
      gen_time: '',
      validate_way: 0,
    })
  const passSlider = async (ktype: 1 | 2 | 3 | 4, name = ''): Promise<Proof> => {
    const codeId = await drawSlider(ktype, name)
    const { data } = await slide(codeId, handTrack(Number(await answerOf(codeId))))
    return { kaptchcate: 0, codeId, code: String(data['pass_token']) }
  }
  const passPicture = async (): Promise<Proof> => {
    const { data } = await call(pictureCaptcha, {})
    const codeId = String(data['x-code'])
    return { kaptchcate: 1, codeId, code: await answerOf(codeId) }
  }
  /** A solved picture, which every flow accepts, inserted without drawing it. */
  const solvedPicture = async (): Promise<Proof> => {
    const [codeId, code] = [randomUUID(), 'SEEN']
    const { sql, clock } = site.platform
    const made = { id: codeId, kind: 'picture', purpose: null, uuid, answer: code } as const
    await insertCaptcha(sql, made, clock.now())
    return { kaptchcate: 1, codeId, code }
  }

  const registration = (name: string, proof: Proof, fields: object = {}) => ({
    name,
    password: md5(goodPassword),
    secondPassword: md5(goodPassword),
    domain: 'localhost',
    rCode: '',
    iCode: '',
    ...proof,
    ...fields,
  })
  const registerWith = (name: string, proof: Proof, fields: object = {}, more: CallOptions = {}) =>
    call(register, registration(name, proof, fields), more)
  const logInWith = (name: string, proof: Proof, fields: object = {}, more: CallOptions = {}) =>
    call(
      login,
      { name, password: md5(goodPassword), version: 1, isAgent: 0, ...proof, ...fields },
      more,
    )

  return {
    uuid,
    call,
    answerOf,
    drawSlider,
    slide,
    passSlider,
    passPicture,
    registration,
    registerWith,
    logInWith,
    register: async (name: string, fields: object = {}) =>
      registerWith(name, await solvedPicture(), fields),
    logIn: async (name: string, fields: object = {}) =>
      logInWith(name, await solvedPicture(), fields),
  }
}
