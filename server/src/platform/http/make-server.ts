import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fastify, { LogController, type FastifyInstance } from 'fastify'
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
  readSealedBodies(server, wire)
  sealAnswers(server, wire)
  closeAfterAnswers(server)
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

const readSealedBodies = (server: FastifyInstance, wire: RequestWire): void => {
  server.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (request: { raw: IncomingMessage }, body: Buffer) => {
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
    },
  )
  server.addHook('preValidation', async (request) => {
    const json = request.headers['content-type']?.startsWith('application/json') ?? false
    if (json && wire.sealed(request.raw) !== null) throw new Refused('cipher-broken')
  })
}

const sealAnswers = (server: FastifyInstance, wire: RequestWire): void => {
  server.addHook('onSend', async (request, reply, payload) => {
    void reply.header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
    const sealed = wire.sealed(request.raw)
    if (sealed === null || typeof payload !== 'string') return payload
    const bytes = sealDown(sealed.agreement, payload, answerBinding(sealed.counter))
    void reply
      .header('content-type', 'application/octet-stream')
      .header('content-length', bytes.length)
    return bytes
  })
}

/** While stopping, the last answers close their connections, or a kept-alive one would hold the stop. */
const closeAfterAnswers = (server: FastifyInstance): void => {
  let stopping = false
  server.addHook('preClose', async () => {
    stopping = true
  })
  server.addHook('onSend', async (_, reply, payload) => {
    if (stopping) void reply.header('connection', 'close')
    return payload
  })
}

/** One line per call: its path in the contract, never the address, the token or the body. */
const observe = (server: FastifyInstance, metrics: Metrics): void => {
  server.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.config.call
    if (request.refusal !== null) metrics.refusals.inc({ refusal: request.refusal })
    if (path === undefined) return
    metrics.callSeconds.observe({ path }, reply.elapsedTime / 1_000)
    request.log.info(
      {
        path,
        status: reply.statusCode,
        refusal: request.refusal ?? undefined,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    )
  })
}
