import * as z from 'zod/mini'
import { bit, empty, md5, text } from './codec.ts'
import { call } from './call.ts'
import { captchaCategory } from './account.ts'

/** How a code travels: 0 SMS, 1 email, 2 voice. */
export const codeCategory = /* @__PURE__ */ z.union([z.literal(0), z.literal(1), z.literal(2)])

/** Which captcha was solved before a code may be sent; the same three fields as at login. */
const captchaProof = {
  kaptchcate: captchaCategory,
  codeId: text(64),
  imageCode: text(128),
}

/** Area code and number together, digits only, as the country's pattern is tried on them. */
const phone = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.regex(/^\d{6,18}$/))
const email = text(40, 3)
const sixDigits = text(6)
/** Ticket of a step that the server stores; it expires and is valid once. */
const ticket = text(64)

/** A field sealed with the page's own key; it wins over the md5 beside it, which only old servers read. */
const sealedField = text(800)
const oldField = /* @__PURE__ */ z.union([md5, z.literal('')])

const sendCodeFields = {
  sendCodeNumV2: sealedField,
  sendNameV2: sealedField,
  codeIdV2: sealedField,
  SendCodeNum: oldField,
  SendName: oldField,
  codeId: oldField,
  cate: codeCategory,
  version: z.literal(1),
  kaptchcate: captchaCategory,
  imageCode: text(128),
}

export const sendCodeLoggedOut = call({
  path: '/site/api/v1/user/sendCode/one',
  who: 'anyone',
  rate: 'code',
  summary:
    'Send a code to someone who is logged out: type 2 reset, 3 new device (with the ticket of the login).',
  input: z.object({
    ...sendCodeFields,
    type: z.union([z.literal(2), z.literal(3)]),
    ticket: z.optional(ticket),
  }),
  output: empty,
})

export const sendCodeLoggedIn = call({
  path: '/site/api/v1/user/sendCode/two',
  who: 'member',
  whileExcluded: true,
  rate: 'code',
  summary:
    'Send a code to a member: type 1 bind phone, 2 change password, 4 bind email, 5 withdrawal password, 6 new card (phone only); an empty number means the bound one.',
  input: z.object({
    ...sendCodeFields,
    type: z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(5), z.literal(6)]),
  }),
  output: empty,
})

const newPassword = { password: md5, secondPassword: md5 }

export const forgotByPhoneStart = call({
  path: '/site/api/v1/user/forgetByPhone/one',
  who: 'anyone',
  rate: 'code',
  summary:
    'Forgot password, step one: a code goes to the phone if name and phone belong together; the answer is the same if not.',
  input: z.object({ phone, name: text(30, 1), ...captchaProof }),
  output: z.object({ ticket: z.string() }),
})

export const forgotByPhoneVerify = call({
  path: '/site/api/v1/user/forgetByPhone/two',
  who: 'anyone',
  rate: 'auth',
  summary: 'Forgot password, step two: check the code.',
  input: z.object({ phone, name: text(30, 1), code: sixDigits, ticket }),
  output: z.object({ ticket: z.string() }),
})

export const forgotByPhoneReset = call({
  path: '/site/api/v1/user/forgetByPhone/three',
  who: 'anyone',
  rate: 'auth',
  summary: 'Forgot password, step three: set the new one; every session ends.',
  input: z.object({ phone, name: text(30, 1), ...newPassword, ticket }),
  output: empty,
})

export const forgotByEmailStart = call({
  path: '/site/api/v1/user/forgetByEmail/one',
  who: 'anyone',
  rate: 'code',
  summary: 'Forgot password by email, step one; as by phone.',
  input: z.object({ email, name: text(30, 1), ...captchaProof }),
  output: z.object({ ticket: z.string() }),
})

export const forgotByEmailVerify = call({
  path: '/site/api/v1/user/forgetByEmail/two',
  who: 'anyone',
  rate: 'auth',
  summary: 'Forgot password by email, step two: check the code.',
  input: z.object({ email, name: text(30, 1), code: sixDigits, ticket }),
  output: z.object({ ticket: z.string() }),
})

export const forgotByEmailReset = call({
  path: '/site/api/v1/user/forgetByEmail/three',
  who: 'anyone',
  rate: 'auth',
  summary: 'Forgot password by email, step three: set the new one; every session ends.',
  input: z.object({ email, name: text(30, 1), ...newPassword, ticket }),
  output: empty,
})

// A self-excluded member may still withdraw, and complete all steps that a withdrawal needs.
export const bindPhone = call({
  path: '/site/api/v1/user/member/bindPhone',
  who: 'member',
  whileExcluded: true,
  rate: 'auth',
  summary: 'Bind a phone, for good: a bound phone is changed by customer service only.',
  input: z.object({ phone, code: sixDigits, loginPassword: md5 }),
  output: empty,
})

export const bindEmail = call({
  path: '/site/api/v1/user/member/bindEmail',
  who: 'member',
  whileExcluded: true,
  rate: 'auth',
  summary:
    'Bind an email with the login password, or change it with a code to the old and one to the new.',
  input: z.object({
    email,
    code: sixDigits,
    oldCode: z.optional(sixDigits),
    loginPassword: z.optional(md5),
  }),
  output: empty,
})

export const changePassword = call({
  path: '/site/api/v1/user/member/bindPassword',
  who: 'member',
  whileExcluded: true,
  rate: 'auth',
  summary: 'Change the password with the old one; other devices are logged out.',
  input: z.object({ oldPassword: md5, ...newPassword }),
  output: empty,
})

export const changePasswordByPhone = call({
  path: '/site/api/v1/user/member/bindPasswordByPhone',
  who: 'member',
  whileExcluded: true,
  rate: 'auth',
  summary: 'Change the password with a code to the bound phone; other devices are logged out.',
  input: z.object({ code: sixDigits, ...newPassword }),
  output: empty,
})

export const changePasswordByEmail = call({
  path: '/site/api/v1/user/member/bindPasswordByEmail',
  who: 'member',
  whileExcluded: true,
  rate: 'auth',
  summary: 'Change the password with a code to the bound email; other devices are logged out.',
  input: z.object({ code: sixDigits, ...newPassword }),
  output: empty,
})

export const setWithdrawalPassword = call({
  path: '/site/api/v1/user/withdrawal/pwd/set',
  who: 'member',
  whileExcluded: true,
  rate: 'auth',
  summary: 'Set the withdrawal password for the first time; asks the login password.',
  input: z.object({ loginPassword: md5, ...newPassword }),
  output: empty,
})

export const resetWithdrawalPassword = call({
  path: '/site/api/v1/user/withdrawal/pwd/reset',
  who: 'member',
  whileExcluded: true,
  rate: 'auth',
  summary:
    'Change the withdrawal password: with the old one, a phone code, or the ticket of the email check.',
  input: z.object({
    oldPassword: z.optional(md5),
    code: z.optional(sixDigits),
    ticket: z.optional(ticket),
    ...newPassword,
  }),
  output: empty,
})

export const checkWithdrawalEmail = call({
  path: '/site/api/v1/user/withdrawal/pwd/emailCheck',
  who: 'member',
  whileExcluded: true,
  rate: 'auth',
  summary:
    'Check the code sent to the bound email; the ticket then resets the withdrawal password.',
  input: z.object({ code: sixDigits }),
  output: z.object({ ticket: z.string() }),
})

export const checkPhone = call({
  path: '/site/api/v1/user/member/checkPhone',
  who: 'member',
  whileExcluded: true,
  rate: 'auth',
  origin: 'ours',
  summary:
    'Pass a code of the bound phone (type 2), which opens sensitive changes in this session for 30 minutes.',
  input: z.object({ code: sixDigits }),
  output: empty,
})

/** Detail of a refusal by region, where the country of the address decided: whose data it is, and from when. */
export const regionDetail = /* @__PURE__ */ z.object({
  countryData: z.object({ holder: z.string(), licence: z.string(), date: z.string() }),
})

/** Detail of the refusal of a risky login. */
export const riskDetail = /* @__PURE__ */ z.object({
  phoneNumber: z.string(),
  ticket: z.string(),
  /** 1: codes go to the bound email, because no phone is bound. */
  byEmail: bit,
})
