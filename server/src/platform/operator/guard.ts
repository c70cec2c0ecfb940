import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '@xinghe/rules/account/region.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Metrics and sandbox pages are open to this machine, and to others with the operator's password. */
export const fromOperator = (request: FastifyRequest, password: string): boolean => {
  const direct = request.socket.remoteAddress ?? ''
  if (isLoopback(direct) && request.headers['x-forwarded-for'] === undefined) return true
  const [scheme, encoded] = (request.headers.authorization ?? '').split(' ')
  if (scheme !== 'Basic' || encoded === undefined) return false
  const given = Buffer.from(encoded, 'base64').toString('utf8').split(':').slice(1).join(':')
  return timingSafeEqual(digest(given), digest(password))
}
