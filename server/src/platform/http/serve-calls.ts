import type { FastifyInstance } from 'fastify'
import { usualBodyBytes } from '@xinghe/contract/call.ts'
import { answerCall, sessionOf } from './answer-call.ts'
import { faultOf, type CallServing } from './check-call.ts'
import { rateLimits } from './rate-limits.ts'
import type { Route } from './route.ts'
import type { ServedCall, UsualServing } from './usual-answer.ts'
import { takeUsualCalls } from './usual-calls.ts'

/** Registers every route of the features; the order of the checks is the same for all of them. */
export const serveCalls = (
  server: FastifyInstance,
  routes: readonly Route[],
  serving: UsualServing,
): void => {
  const calls = routes.map((route) => ({
    call: route.call,
    limit: rateLimits(route.call.rate, serving.platform.config.rateFactor),
    answer: answerCall(route, serving),
  }))
  for (const served of calls) serveCall(server, served, serving)
  takeUsualCalls(server, calls, serving)
}

const serveCall = (
  server: FastifyInstance,
  { call, limit, answer }: ServedCall,
  serving: CallServing,
): void => {
  server.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.bodyLimitBytes,
    config: { rateLimit: limit, call: call.path, bodyTooLarge: call.bodyTooLarge },
    // After the rate limit, which counts refused requests too, and before the body is read.
    preParsing: (request, _reply, body, done) => {
      const fault = faultOf(request, call, serving)
      if (fault !== null) return done(fault)
      if (call.bodyLimitBytes <= usualBodyBytes) return done(null, body)
      // Nobody but a member may make the server read a large body.
      sessionOf(request, call, serving).then(() => done(null, body), done)
    },
    handler: (request) => answer(request, call.method === 'GET' ? request.query : request.body),
  })
}
