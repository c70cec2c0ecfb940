import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { MemberId } from '@xinghe/rules/base/id.ts'
import { instant, minuteMs, secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import type { Secrets } from '../secrets/secrets.ts'

const lifeMs = 5 * minuteMs

/** What a token says: who, in which session, and its own number, by which it works once. */
export interface ChatClaims {
  readonly memberId: MemberId
  readonly sessionHash: string
  readonly jti: string
  readonly expiresAt: Instant
}

const claims = z.object({
  sub: z.string(),
  sid: z.string(),
  jti: z.string().check(z.minLength(1), z.maxLength(64)),
  iat: z.number(),
  exp: z.number(),
})

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const head = part({ alg: 'HS256', typ: 'JWT' })

const signatureOf = (secrets: Pick<Secrets, 'key'>, signed: string): Buffer =>
  createHmac('sha256', secrets.key('chat-jwt')).update(signed).digest()

/** A JWT that logs a member in to the chat socket without the session's token. */
export const makeChatToken = (
  secrets: Pick<Secrets, 'key'>,
  memberId: MemberId,
  sessionHash: string,
  now: Instant,
): string => {
  const issuedAt = Math.floor(now / secondMs)
  const body = part({
    sub: memberId,
    sid: sessionHash,
    jti: randomBytes(16).toString('base64url'),
    iat: issuedAt,
    exp: issuedAt + lifeMs / secondMs,
  })
  const signed = `${head}.${body}`
  return `${signed}.${signatureOf(secrets, signed).toString('base64url')}`
}

/** The claims of a token that this site signed and that has not expired; null for any other text. */
export const readChatToken = (
  secrets: Pick<Secrets, 'key'>,
  token: string,
  now: Instant,
): ChatClaims | null => {
  const [first, body, signature, ...more] = token.split('.')
  if (first !== head || body === undefined || signature === undefined || more.length > 0)
    return null
  const given = Buffer.from(signature, 'base64url')
  const wanted = signatureOf(secrets, `${first}.${body}`)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  const read = z.safeParse(claims, JSON.parse(Buffer.from(body, 'base64url').toString()))
  if (!read.success || read.data.exp * secondMs <= now) return null
  const { sub, sid, jti, exp } = read.data
  return {
    memberId: sub as MemberId,
    sessionHash: sid,
    jti,
    expiresAt: instant(exp * secondMs),
  }
}
