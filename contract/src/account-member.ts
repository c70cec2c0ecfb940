import * as z from 'zod/mini'
import { bit, empty, language, moment } from './codec.ts'
import { call } from './call.ts'

/** 0 not said, 1 man, 2 woman. */
export const gender = /* @__PURE__ */ z.union([z.literal(0), z.literal(1), z.literal(2)])

export const logout = call({
  path: '/site/api/v1/user/logout',
  who: 'member',
  rate: 'write',
  whileFrozen: true,
  repeatable: true,
  summary: 'End this session.',
  input: empty,
  output: empty,
})

export const memberInfo = call({
  path: '/site/api/v1/user/member/info',
  who: 'member',
  repeatable: true,
  summary: 'The member as the site shows them; with isPop 1 the pop-up notices (6500 when none).',
  input: z.object({ isPop: z.optional(bit), language: z.optional(language) }),
  output: z.object({
    userId: z.string(),
    name: z.string(),
    avatar: z.nullable(z.string()),
    registeredAt: moment,
    bindPhone: bit,
    bindRealName: bit,
    bindEmail: bit,
    /** Masked, as are the name and the email. */
    phone: z.nullable(z.string()),
    realName: z.nullable(z.string()),
    email: z.nullable(z.string()),
    gender,
    birthday: z.nullable(z.string()),
    hasWithdrawalPassword: z.boolean(),
    /** Null: never changed since the registration. */
    passwordChangedAt: z.nullable(moment),
    /** The address of the member's own picture, chosen or not. */
    ownAvatar: z.nullable(z.string()),
    vipGrade: z.number(),
    state: z.enum(['active', 'frozen']),
    /** Why the account is frozen, in the operator's words. */
    stateReason: z.nullable(z.string()),
    popUps: z.optional(z.array(z.object({ id: z.string(), title: z.string(), body: z.string() }))),
  }),
})

export const memberJwt = call({
  path: '/site/api/v1/user/member/jwt',
  who: 'member',
  rate: 'write',
  summary: 'A short-lived signed token for the chat socket.',
  input: empty,
  output: z.object({ jwt: z.string() }),
})
