import { minuteMs, secondMs, siteDay, type Instant } from '../base/instant.ts'
import { no, ok, type Result } from '../base/result.ts'

export const codeLength = 6
export const codeLifeMs = 5 * minuteMs
export const codeTries = 5
export const resendMs = 60 * secondMs
/** Per phone or email and GMT+8 day, over all purposes. */
export const sendsPerDay = 10
/** Of one member per GMT+8 day, to the phones and emails that they want to bind. */
export const bindSendsPerDay = 10

/** A code is valid for one purpose only. */
const codePurposes = [
  'bind-phone',
  'reset',
  'new-device',
  'bind-email',
  'withdrawal-password',
  'change-password',
  'new-card',
] as const
export type CodePurpose = (typeof codePurposes)[number]

/** Codes to a phone or email that a member wants to bind: it may be anybody's. */
export const bindPurposes = ['bind-phone', 'bind-email'] as const satisfies readonly CodePurpose[]
/** Codes to a phone or email that the caller names, before anything has proved that it is theirs. */
export const namedPurposes = [...bindPurposes, 'reset'] as const satisfies readonly CodePurpose[]

export type SendFault = 'code-sent-just-now' | 'code-sends-used-up'

/** `sends`: earlier sends to the same target, in any order; sends of other days do not count. */
export const maySend = (sends: readonly Instant[], now: Instant): Result<null, SendFault> => {
  const today = mayAsk(sends, sendsPerDay, now)
  if (!today.ok) return today
  // Calls overlap, so a concurrent send may have a slightly later timestamp than this one.
  return sends.some((at) => now - at < resendMs) ? no('code-sent-just-now') : ok(null)
}

/**
 * Whether one member or address may ask for another code, to whatever target. `sends`: what they have asked for
 * earlier, in any order; sends of other days do not count.
 */
export const mayAsk = (
  sends: readonly Instant[],
  perDay: number,
  now: Instant,
): Result<null, 'code-sends-used-up'> => {
  const today = sends.filter((at) => siteDay(at) === siteDay(now)).length
  return today >= perDay ? no('code-sends-used-up') : ok(null)
}

export interface SentCode {
  readonly sentAt: Instant
  readonly tries: number
  readonly used: boolean
}

export type CodeFault = 'code-missing' | 'code-wrong' | 'code-locked' | 'code-expired'

/** Judges a typed code; a `code-wrong` costs one of the five tries. */
export const judgeCode = (
  sent: SentCode | null,
  typed: string,
  matches: boolean,
  now: Instant,
): Result<null, CodeFault> => {
  if (typed === '') return no('code-missing')
  if (sent === null || sent.used || now - sent.sentAt >= codeLifeMs) return no('code-expired')
  if (sent.tries >= codeTries) return no('code-locked')
  return matches ? ok(null) : no('code-wrong')
}
