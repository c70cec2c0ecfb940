import { createHmac } from 'node:crypto'
import { minuteMs, secondMs } from '@xinghe/rules/base/instant.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'

const jwtLifeMs = 5 * minuteMs

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Identifies a member to the chat socket without the session's token. */
export const issueJwt = (
  { secrets }: Pick<Platform, 'secrets'>,
  { memberId, now }: Pick<MemberContext, 'memberId' | 'now'>,
): { jwt: string } => {
  const issuedAt = Math.floor(now / secondMs)
  const claims = { sub: memberId, iat: issuedAt, exp: issuedAt + jwtLifeMs / secondMs }
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  const signature = createHmac('sha256', secrets.key('chat-jwt')).update(signed).digest('base64url')
  return { jwt: `${signed}.${signature}` }
}
