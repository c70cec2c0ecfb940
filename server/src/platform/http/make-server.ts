import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import rateLimit from '@fastify/rate-limit'
import { answerBinding, headerNames, requestTimeoutMs } from '@xinghe/contract/wire.ts'
import { usualBodyBytes } from '@xinghe/contract/call.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../observe/metrics.ts'
import { openBody, sealDown } from '../wire/agreement.ts'
import { faultPath, type RequestWire } from '../wire/request-wire.ts'
import { answerFaults, answerRefusal } from './answer-faults.ts'
import { rateLimits } from './rate-limits.ts'

const requestIdShape = /^[A-Za-z0-9_-]{8,64}$/

/** The client's request id where it has the right shape: one intention, one id, also in the logs. */
const requestIdOf = (request: IncomingMessage): string => {
  const given = request.headers[headerNames.requestId]
  return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID()
}

export interface ServerParts {
  readonly config: Config
  readonly wire: RequestWire
  readonly metrics: Metrics
}

/** The bare server: wire, envelope, limits and log lines; routes come from the app. */
export const makeServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { wire, metrics } = parts
  const server = fastify({
    logger: {
      level: parts.config.logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    logController: new LogController({ disableRequestLogging: true }),
    // No logger is made for each request: the few lines that are written name its id themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: (_address, hop) => hop < parts.config.trustProxy,
    bodyLimit: usualBodyBytes,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
    genReqId: requestIdOf,
    rewriteUrl: (request) => wire.route(request),
    frameworkErrors: (_error, _request, reply) => void answerRefusal(reply, 'unknown-path'),
    routerOptions: { maxParamLength: 2_000 },
  })
  answerFaults(server)
  readBodies(server, wire)
  sendAnswers(server, wire)
  observe(server, metrics)
  await server.register(rateLimit, {
    global: false,
    hook: 'onRequest',
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
  const config = { rateLimit: rateLimits('read', parts.config.rateFactor) }
  server.all(faultPath, { config }, async (request) => {
    throw new Refused(wire.check(request.raw) ?? 'unknown-path')
  })
  return server
}

const readSealed = (wire: RequestWire, request: FastifyRequest, body: Buffer): unknown => {
  const sealed = wire.sealed(request.raw)
  // A sealed path that could not be opened is answered by its own fault, whatever the body.
  if (sealed === null) return {}
  const plain = openBody(sealed.agreement, sealed.counter, sealed.pathToken, body)
  if (plain === null) throw new Refused('cipher-broken')
  if (plain.length === 0) return {}
  try {
    return JSON.parse(plain.toString('utf8')) as unknown
  } catch {
    throw new Refused('bad-json')
  }
}

const readBodies = (server: FastifyInstance, wire: RequestWire): void => {
  server.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => readSealed(wire, request, body),
  )
  const readPlain = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (wire.sealed(request.raw) === null) void readPlain(request, body, done)
      else done(new Refused('cipher-broken'))
    },
  )
}

/** Hooks that wait for nothing are called back, which saves a promise for each. */
const sendAnswers = (server: FastifyInstance, wire: RequestWire): void => {
  let stopping = false
  server.addHook('preClose', async () => {
    stopping = true
  })
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    // The last answers close their connections, or a kept-alive one would hold the stop.
    if (stopping) void reply.header('connection', 'close')
    const sealed = wire.sealed(request.raw)
    if (sealed === null || typeof payload !== 'string') return done(null, payload)
    const bytes = sealDown(sealed.agreement, payload, answerBinding(sealed.counter))
    void reply
      .header('content-type', 'application/octet-stream')
      .header('content-length', bytes.length)
    done(null, bytes)
  })
}

/** One line per call: its path in the contract, never the address, the token or the body. */
const observe = (server: FastifyInstance, metrics: Metrics): void => {
  const note = (request: FastifyRequest, path: string, status: number, ms: number): void => {
    metrics.callSeconds.observe({ path }, ms / 1_000)
    const refusal = request.refusal ?? undefined
    request.log.info({ reqId: request.id, path, status, refusal, ms: Math.round(ms) }, 'call')
  }
  server.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.config.call
    if (request.refusal !== null) metrics.refusals.inc({ refusal: request.refusal })
    if (path !== undefined) note(request, path, reply.statusCode, reply.elapsedTime)
    done()
  })
}
