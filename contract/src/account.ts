import * as z from 'zod/mini'
import { bit, empty, language, md5, text } from './codec.ts'
import { call } from './call.ts'

/** kaptchcate on the wire: 0 slider, 1 picture, 99 none. */
export const captchaCategory = /* @__PURE__ */ z.union([z.literal(0), z.literal(1), z.literal(99)])

const captchaProof = {
  kaptchcate: captchaCategory,
  /** Which challenge was solved; empty with 99. */
  codeId: text(64),
  /** The picture's text, or the slider's pass token. */
  code: text(128),
}

/** 1: the member has read the region warning (6032). */
const regionWarningRead = /* @__PURE__ */ z.optional(bit)

export const login = call({
  path: '/site/api/v1/user/login',
  who: 'anyone',
  rate: 'auth',
  summary: 'Log in with name and md5 of the password.',
  input: z.object({
    name: text(30, 1),
    password: md5,
    ...captchaProof,
    version: z.optional(z.union([text(16), z.number()])),
    isAgent: z.optional(z.literal(0)),
    /** New-device login: the code that was sent. */
    sendCodeNum: z.optional(text(6)),
    /** New-device login: the ticket of the risk refusal; it replaces the captcha. */
    ticket: z.optional(text(64, 1)),
    /** 1: replace the least recently used of the trusted devices (answer to 6039). */
    dropOldestDevice: z.optional(bit),
    regionWarningRead,
    /** Of the operator's text while login is suspended. */
    language: z.optional(language),
  }),
  output: z.object({ token: z.string(), userId: z.string() }),
})

export const register = call({
  path: '/site/api/v1/user/register',
  who: 'anyone',
  rate: 'auth',
  summary: 'Register a member. The request id makes a repeated press one registration.',
  input: z.object({
    name: text(30, 1),
    password: md5,
    secondPassword: md5,
    ...captchaProof,
    domain: text(255),
    rCode: text(32),
    iCode: text(32),
    regionWarningRead,
    language: z.optional(language),
  }),
  output: z.object({ userId: z.string() }),
})

export const captchaKind = call({
  path: '/site/api/v1/user/member/kaptchcate',
  who: 'anyone',
  rate: 'captcha',
  summary:
    'Which captcha a flow asks for: ktype 1 register, 2 phone reset, 3 email reset, 4 login.',
  input: z.object({
    name: text(30),
    password: z.optional(text(32)),
    ktype: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    /** 1: the member asks for the picture instead of the slider. */
    preferPicture: z.optional(bit),
  }),
  output: z.object({
    kaptchcate: captchaCategory,
    flag: z.enum(['graphic', 'slider', 'none']),
    /** The slider's challenge, drawn by the server; absent for the other kinds. */
    slider: z.optional(
      z.object({
        lot_number: z.string(),
        background: z.string(),
        piece: z.string(),
        width: z.number(),
        height: z.number(),
        pieceWidth: z.number(),
        pieceTop: z.number(),
      }),
    ),
  }),
})

export const pictureCaptcha = call({
  path: '/site/api/v1/user/register/defaultKaptcha',
  who: 'anyone',
  rate: 'captcha',
  summary: 'A fresh picture captcha.',
  input: empty,
  output: z.object({ image: z.string(), 'x-code': z.string() }),
})

export const slideCheck = call({
  path: '/site/api/v1/user/member/validateGeeCheck',
  who: 'anyone',
  rate: 'captcha',
  summary:
    'Judge a slide. Field names have the shape of Geetest v4; captcha_output holds the track.',
  input: z.object({
    lot_number: text(64, 1),
    /** The track as `ms:x` pairs joined by commas, offsets in picture pixels. */
    captcha_output: z
      .string()
      .check(
        z.maxLength(8_000),
        z.regex(/^\d{1,6}:-?\d{1,4}(\.\d{1,2})?(,\d{1,6}:-?\d{1,4}(\.\d{1,2})?)*$/),
      ),
    pass_token: text(128),
    gen_time: text(20),
    validate_way: z.literal(0),
  }),
  output: z.object({ pass_token: z.string() }),
})
