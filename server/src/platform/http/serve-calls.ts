import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { headerNames, requestTimeoutMs, siteId, wireSign } from '@xinghe/contract/wire.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { succeeded } from '@xinghe/contract/envelope.ts'
import { usualBodyBytes, type Call } from '@xinghe/contract/call.ts'
import { breakAt } from '@xinghe/rules/account/play-break.ts'
import type { Instant } from '@xinghe/rules/base/instant.ts'
import { isLoopback, judgeRegion } from '@xinghe/rules/account/region.ts'
import type { Platform } from '../parts.ts'
import type { RequestWire } from '../wire/request-wire.ts'
import { refusedByBreak } from '../session/refuse-break.ts'
import type { Session } from '../session/sessions.ts'
import type { CallContext } from './context.ts'
import { inTime } from './in-time.ts'
import { rateLimits } from './rate-limits.ts'
import type { Route } from './route.ts'

const userAgentMax = 400
const idShape = /^[A-Za-z0-9_-]{8,64}$/

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** A header that is only a hint: what does not look like an id counts as none. */
const hint = (request: FastifyRequest, name: string): string => {
  const value = header(request, name)
  return idShape.test(value) ? value : ''
}

export interface CallServing {
  readonly platform: Platform
  readonly wire: RequestWire
}

/** Registers every route of the features; the order of the checks is the same for all of them. */
export const serveCalls = (
  server: FastifyInstance,
  routes: readonly Route[],
  serving: CallServing,
): void => {
  for (const route of routes) serveCall(server, route, serving)
}

const serveCall = (
  server: FastifyInstance,
  route: Route,
  { platform, wire }: CallServing,
): void => {
  const { call } = route
  server.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.bodyLimitBytes,
    config: {
      rateLimit: rateLimits(call.rate, platform.config.rateFactor),
      call: call.path,
      bodyTooLarge: call.bodyTooLarge,
    },
    // After the rate limit, which counts refused requests too, and before the body is read.
    preParsing: (request, _reply, body, done) => {
      const fault = faultOf(request, call, { platform, wire })
      if (fault !== null) return done(fault)
      if (call.bodyLimitBytes <= usualBodyBytes) return done(null, body)
      // Nobody but a member may make the server read a large body.
      sessionOf(request, call, platform).then(() => done(null, body), done)
    },
    handler: async (request) => {
      const parsed = z.safeParse(
        call.input,
        call.method === 'GET' ? request.query : (request.body ?? {}),
      )
      if (!parsed.success)
        throw new Refused('invalid-parameter', { fields: fieldsOf(parsed.error) })
      const context = await contextOf(request, call, { platform, wire })
      const output = await inTime(route.run(parsed.data, context), requestTimeoutMs)
      return succeeded(z.encode(call.output, output))
    },
  })
}

/** What is wrong with a request before its body is read. */
const faultOf = (request: FastifyRequest, call: Call, serving: CallServing): Error | null => {
  try {
    checkWire(request, call, serving)
    checkMaintenance(call, serving.platform)
    checkAddress(request, call, serving.platform)
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error('a check failed', { cause: error })
  }
}

const checkWire = (request: FastifyRequest, call: Call, { platform, wire }: CallServing): void => {
  if (call.wire === 'bare') return
  if (
    header(request, headerNames.sign) !== wireSign ||
    header(request, headerNames.siteId) !== siteId
  ) {
    throw new Refused('sign-wrong')
  }
  const fault = wire.check(request.raw)
  if (fault !== null) throw new Refused(fault)
  if (platform.config.encryption && wire.sealed(request.raw) === null) {
    throw new Refused('encryption-required')
  }
}

const checkMaintenance = (call: Call, platform: Platform): void => {
  if (call.duringMaintenance) return
  const maintenance = maintenanceNow(platform)
  if (maintenance !== null) throw new Refused('maintenance', maintenance)
}

/** The setting, or the environment's word, which needs no database. */
export const maintenanceNow = (
  platform: Platform,
): { text: string; until: string | null } | null => {
  const { on, text, until } = platform.settings.get('maintenance')
  return on || platform.config.forcedMaintenance ? { text, until } : null
}

/** A restricted address is turned away everywhere; regions are asked where a member comes in. */
const checkAddress = (request: FastifyRequest, call: Call, platform: Platform): void => {
  if (call.duringMaintenance || isLoopback(request.ip)) return
  const { restrictedIps } = platform.settings.get('region')
  const verdict = judgeRegion(request.ip, null, { limited: [], warned: [], restrictedIps })
  if (verdict === 'ip-restricted') throw new Refused('ip-restricted')
}

const sessionOf = async (
  request: FastifyRequest,
  call: Call,
  { sessions }: Platform,
): Promise<Session | null> => {
  const token = header(request, headerNames.token)
  const session = token === '' ? null : await sessions.find(token)
  if (session === null && call.who === 'member') throw new Refused('session-expired')
  return session
}

const contextOf = async (
  request: FastifyRequest,
  call: Call,
  { platform, wire }: CallServing,
): Promise<CallContext> => {
  const session = await sessionOf(request, call, platform)
  const now = platform.clock.now()
  if (session !== null && call.who === 'member') checkHeld(session, call, now)
  return {
    now,
    ip: request.ip,
    country: platform.countries.of(request.ip),
    uuid: hint(request, headerNames.uuid),
    device: hint(request, headerNames.device),
    userAgent: header(request, 'user-agent').slice(0, userAgentMax),
    requestId: request.id,
    log: request.log,
    openField: (sealed) => wire.openField(request.raw, sealed),
    session,
  }
}

/** Frozen by the house, or on a break by the member's own will. */
const checkHeld = (session: Session, call: Call, now: Instant): void => {
  if (session.state === 'frozen' && !call.whileHeld) throw new Refused('account-frozen')
  if (call.whileExcluded) return
  const rest = breakAt(session.playBreak, now)
  if (rest !== null) throw refusedByBreak(rest)
}

/** Which fields were wrong, never what was in them. */
const fieldsOf = (error: z.core.$ZodError): string[] => [
  ...new Set(error.issues.map((issue) => issue.path.join('.'))),
]
