import type { onRequestHookHandler } from 'fastify'
import { scaled } from '../config/limits.ts'
import { countedLimit } from './counted-limit.ts'
import { callerOf } from './rate-limits.ts'

/** The limit of a page outside the contract: 429, because programs that ask for it look at the status. */
export const refuseOften = (mostPerMinute: number, factor: number): onRequestHookHandler => {
  const isWithin = countedLimit(scaled(mostPerMinute, factor))
  return (request, reply, done) => {
    if (isWithin(callerOf(request.ip))) return done()
    request.refusal = 'too-often'
    void reply.code(429).send()
  }
}
