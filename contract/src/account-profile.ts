import * as z from 'zod/mini'
import { bit, empty, moment, page, text } from './codec.ts'
import { call } from './call.ts'
import { gender } from './account-member.ts'

const day = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const bindOther = call({
  path: '/site/api/v1/user/member/bindOther',
  who: 'member',
  rate: 'write',
  summary: 'Gender and birthday; a birthday is final.',
  input: z.object({ gender: z.optional(gender), birthday: z.optional(day) }),
  output: empty,
})

export const bindRealName = call({
  path: '/site/api/v1/user/member/bindFromDeposit',
  who: 'member',
  whileExcluded: true,
  rate: 'write',
  summary: 'Bind the real name, for good; the deposit page and the member centre ask it.',
  input: z.object({ realName: text(60, 1) }),
  output: empty,
})

export const avatarList = call({
  path: '/site/api/v1/user/member/avatarList',
  who: 'member',
  repeatable: true,
  summary: "The drawn avatars to choose from, and the member's own picture if there is one.",
  input: empty,
  output: z.object({
    drawn: z.array(z.string()),
    own: z.nullable(z.string()),
    chosen: z.nullable(z.string()),
  }),
})

export const chooseAvatar = call({
  path: '/site/api/v1/user/member/addAvatar',
  who: 'member',
  rate: 'write',
  repeatable: true,
  summary: 'Choose one of the listed avatars by its address.',
  input: z.object({ avatar: text(120, 1) }),
  output: z.object({ avatar: z.string() }),
})

export const uploadImage = call({
  path: '/site/api/v1/user/upload/uploadImage',
  who: 'member',
  rate: 'code',
  // Feedback works for frozen accounts and during a break, with its pictures.
  whileFrozen: true,
  bodyLimitBytes: 7_500_000,
  bodyTooLarge: 'picture-too-large',
  summary:
    'A picture as base64, at most 5 MB; its type is told by its content, and it is drawn anew.',
  input: z.object({ image: z.string(), purpose: z.optional(z.enum(['avatar', 'feedback'])) }),
  /** The address of an avatar; of a picture for feedback its id, which only its owner can read. */
  output: z.object({ url: z.string() }),
})

export const revealable = ['phone', 'email', 'realName', 'card'] as const

export const revealValue = call({
  path: '/site/api/v1/site/common/singleDataDecryption',
  who: 'member',
  whileExcluded: true,
  rate: 'write',
  summary: "One of the member's own masked values in full; 20 a day, each recorded.",
  /** `id` says which card. */
  input: z.object({ field: z.enum(revealable), id: z.optional(text(40, 1)) }),
  output: z.object({ d: z.string(), v: z.string() }),
})

export const memberSessions = call({
  path: '/site/api/v1/user/member/sessions',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: 'Where the member is logged in, and the trusted devices.',
  input: empty,
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        current: z.boolean(),
        browser: z.string(),
        ip: z.string(),
        country: z.nullable(z.string()),
        madeAt: moment,
        lastSeenAt: moment,
      }),
    ),
    devices: z.array(
      z.object({
        id: z.string(),
        current: z.boolean(),
        browser: z.string(),
        trusted: z.boolean(),
        firstSeenAt: moment,
        lastSeenAt: moment,
      }),
    ),
  }),
})

export const endSession = call({
  path: '/site/api/v1/user/member/endSession',
  who: 'member',
  rate: 'write',
  whileFrozen: true,
  origin: 'ours',
  repeatable: true,
  summary: 'Log one of the own sessions out, or all others.',
  input: z.object({ id: z.optional(text(64)), others: z.optional(bit) }),
  output: empty,
})

export const forgetDevice = call({
  path: '/site/api/v1/user/member/forgetDevice',
  who: 'member',
  whileExcluded: true,
  rate: 'write',
  origin: 'ours',
  repeatable: true,
  summary: 'Take a device off the list; its next login is a new device.',
  input: z.object({ id: text(64, 1) }),
  output: empty,
})

export const loginHistory = call({
  path: '/site/api/v1/user/member/loginHistory',
  who: 'member',
  origin: 'ours',
  repeatable: true,
  summary: 'Logins of the last year, newest first.',
  input: z.object({
    ...page,
  }),
  output: z.object({
    total: z.number(),
    list: z.array(
      z.object({
        id: z.string(),
        at: moment,
        browser: z.string(),
        ip: z.string(),
        country: z.nullable(z.string()),
        endedAt: z.nullable(moment),
        endedWhy: z.nullable(z.string()),
      }),
    ),
  }),
})
